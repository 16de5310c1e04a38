import { prove } from '../../tests/support/load/figure.ts'
import { benchAnswers } from '../bench/answers.mjs'

const figures = await benchAnswers()
if (figures.length === 0) throw new Error('Needs PostgreSQL and pgbench. Set TEST_DATABASE_URL.')
prove(
  ...figures.map(({ what, value, of }) => ({
    what: `PostgreSQL: ${what}, ${of}`,
    value: 1 / value,
    unit: 'x',
    least: 0.5,
  })),
)
