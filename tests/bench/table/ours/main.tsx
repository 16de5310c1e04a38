// The kit's DataTable, on which GuestTable is built, with the benchmark's seven columns.
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import '../../../../tokens/themes.css.ts'
import type { DataColumn } from '../../../../ui/private/table/dataColumn.ts'
import { DataTable } from '../../../../ui/private/table/DataTable.tsx'
import './page.css'
import { COLS, makeRows } from '../rows.ts'
import type { BenchRow } from '../rows.ts'

const widths = {
  name: 'w-[220px]',
  email: 'w-[280px]',
  status: 'w-[110px]',
  party: 'w-20',
  table: 'w-20',
  diet: 'w-[140px]',
  date: 'w-[130px]',
} as const
const rows = makeRows()
const columns: DataColumn<BenchRow>[] = COLS.map(([id, heading]) => ({
  id,
  heading,
  heads: id === 'name',
  className: `h-9 truncate px-2.5 text-start font-normal ${widths[id]}`,
  text: (row) => row[id],
  cell: (row) => row[id],
}))

function Page() {
  const [search, setSearch] = useState('')
  return (
    <>
      <input
        data-bench="filter"
        aria-label="Filter"
        className="border-2"
        onChange={(event) => setSearch(event.target.value)}
      />
      <div className="w-[1080px]">
        <DataTable label="Guests" rows={rows} rowId={idOf} columns={columns} search={search} className="h-[640px]" />
      </div>
    </>
  )
}

const idOf = ({ id }: BenchRow): string => id
const app = document.getElementById('app')
if (!app) throw new Error('The document has no root element')

const start = performance.now()
flushSync(() => createRoot(app).render(<Page />))

const scroller = app.querySelector('[role=region]')
const names = (): string[] => {
  const top = scroller?.querySelector('thead')?.getBoundingClientRect().bottom ?? 0
  return [...(scroller?.querySelectorAll('tbody > tr:not([aria-hidden])') ?? [])]
    .filter((row) => row.getBoundingClientRect().bottom > top + 1)
    .map((row) => row.firstElementChild?.textContent ?? '')
}
Object.assign(window, {
  __mountStart: start,
  benchNames: names,
  benchScroller: () => scroller,
  benchSort: () => scroller?.querySelector('thead button'),
})
