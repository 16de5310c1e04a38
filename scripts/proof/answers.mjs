import { prove } from '../../tests/support/figure.ts'
import { benchAnswers } from '../benchAnswers.mjs'

const [figure] = await benchAnswers()
if (!figure) throw new Error('No PostgreSQL with pgbench answers at PGHOST and PGPORT')
const { value, of } = figure
prove({ what: `PostgreSQL: answers beside pgbench, ${of}`, value: 1 / value, unit: 'x', least: 0.5 })
