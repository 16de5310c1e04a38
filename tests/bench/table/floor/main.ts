// The baseline: the same table in plain DOM, written for this one list. Its rows have a fixed height and are reused, and it
// sorts by code units, not in locale order.
import { COLS, makeRows } from '../rows.ts'
import './page.css'

const height = 36
const drawnRows = Math.ceil(604 / height) + 5
const rows = makeRows()
const words = rows.map((row) =>
  COLS.map(([key]) => row[key])
    .join('\n')
    .toLowerCase(),
)

const start = performance.now()
let order = rows.map((_, index) => index)
let shownRows = order
let sortOrder: { key: string; up: boolean } | undefined
let searchText = ''

const make = (tag: string, role: string, look: string): HTMLElement => {
  const element = document.createElement(tag)
  if (role) element.setAttribute('role', role)
  element.className = look
  return element
}
const app = document.getElementById('app') ?? document.body
const field = document.createElement('input')
field.dataset.bench = 'filter'
field.setAttribute('aria-label', 'Filter')
const table = make('div', 'table', '')
table.setAttribute('aria-rowcount', String(rows.length + 1))
const head = make('div', 'row', 'head')
const body = make('div', '', 'body')
body.tabIndex = 0
const all = make('div', '', 'all')
for (const [key, heading] of COLS) {
  const cell = make('div', 'columnheader', `w-${key}`)
  cell.setAttribute('aria-sort', 'none')
  const button = document.createElement('button')
  button.dataset.key = key
  button.textContent = heading
  cell.append(button)
  head.append(cell)
}
const pool = Array.from({ length: drawnRows }, () => {
  const element = make('div', 'row', 'row')
  const texts = COLS.map(([key]) => {
    const text = document.createTextNode('')
    const cell = make('div', 'cell', `w-${key}`)
    cell.append(text)
    element.append(cell)
    return text
  })
  all.append(element)
  return { element, texts, place: -1, row: -1 }
})
body.append(all)
table.append(head, body)
app.append(field, table)

function fill(): void {
  const top = Math.max(0, Math.floor(body.scrollTop / height) - 2)
  for (let step = 0; step < drawnRows; step += 1) {
    const place = top + step
    const slot = pool[place % drawnRows]
    const index = shownRows[place]
    if (!slot) continue
    slot.element.hidden = index === undefined
    slot.place = place
    slot.element.style.transform = `translateY(${place * height}px)`
    slot.element.setAttribute('aria-rowindex', String(place + 2))
    if (index === undefined || slot.row === index) continue
    slot.row = index
    COLS.forEach(([key], column) => {
      const text = slot.texts[column]
      if (text) text.data = rows[index]?.[key] ?? ''
    })
  }
}

function show(): void {
  shownRows = searchText ? order.filter((index) => words[index]?.includes(searchText)) : order
  all.style.height = `${shownRows.length * height}px`
  body.scrollTop = 0
  fill()
}

head.addEventListener('click', ({ target }) => {
  const column = COLS.find(([key]) => target instanceof HTMLElement && key === target.dataset.key)
  if (!column) return
  const [key] = column
  const up = sortOrder?.key === key ? !sortOrder.up : true
  sortOrder = { key, up }
  const values = rows.map((row) => row[key])
  const compare = (one = '', other = '') => (one < other ? -1 : one > other ? 1 : 0)
  order = rows.map((_, index) => index)
  order.sort((one, other) => (up ? 1 : -1) * compare(values[one], values[other]) || one - other)
  show()
})
field.addEventListener('input', () => {
  searchText = field.value.toLowerCase()
  show()
})
body.addEventListener('scroll', fill, { passive: true })
show()

Object.assign(window, {
  __mountStart: start,
  benchNames: () => {
    const top = body.getBoundingClientRect().top
    return pool
      .filter(({ element }) => !element.hidden && element.getBoundingClientRect().bottom > top + 1)
      .toSorted((one, other) => one.place - other.place)
      .map(({ texts }) => texts[0]?.data ?? '')
  },
  benchScroller: () => body,
  benchSort: () => head.querySelector('button'),
})
