import { measure } from '../../tests/support/load/figure.ts'
import { benchRsvps } from '../bench/rsvps.mjs'

const figures = await benchRsvps()
if (figures.length === 0) throw new Error('Needs PostgreSQL and pgbench. Set TEST_DATABASE_URL.')
measure(
  ...figures.map(({ what, value, of }) => ({
    what: `PostgreSQL: ${what}, ${of}`,
    value: 1 / value,
    unit: 'x',
    least: 0.5,
  })),
)
