import {
  columnVisibilityFeature,
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { Avatar } from '../Avatar/Avatar.tsx'
import { statusClass } from './GuestTable.variants.ts'
import type { GuestRow } from './guestRow.ts'

/** A row with its places in the alphabet. */
export interface RankedRow extends GuestRow {
  ranks: { name: number | undefined; contact: number | undefined; answer: number | undefined }
}

export const guestFeatures = tableFeatures({
  rowSortingFeature,
  columnVisibilityFeature,
  sortedRowModel: createSortedRowModel(),
})

const helper = createColumnHelper<typeof guestFeatures, RankedRow>()

const byRank = {
  sortUndefined: 'last' as const,
  sortDescFirst: false,
  sortFn: (one: { getValue: <V>(id: string) => V }, other: { getValue: <V>(id: string) => V }, id: string): number =>
    one.getValue<number>(id) - other.getValue<number>(id),
}

function Status({ row: { status, detail } }: { row: RankedRow }) {
  return (
    <span data-slot="status" className={statusClass(status)} title={detail}>
      {status}
      {detail !== undefined && <span className="sr-only"> ({detail})</span>}
    </span>
  )
}

function Name({ row }: { row: RankedRow }) {
  return (
    <div className="flex items-center gap-3">
      <Avatar name={row.name} photoUrl={row.photoUrl} size="medium" className="max-small:hidden" />
      <div className="grid min-w-0 grid-cols-1">
        <span data-slot="name" className="font-semibold">
          <bdi>{row.name}</bdi>
          {row.isOrganizer && <span className="text-caption font-semibold text-highlight"> (Host)</span>}
          {row.party > 1 && (
            <span className="text-caption font-semibold whitespace-nowrap text-ink-muted"> Party of {row.party}</span>
          )}
        </span>
        {row.message && (
          <span className="line-clamp-2 text-label text-ink-muted">
            “<bdi>{row.message}</bdi>”
          </span>
        )}
      </div>
    </div>
  )
}

/** The columns of the host's table (GLIST-01); name, contact and answer sort (GLIST-02). */
export const guestColumns = (question: string | undefined, rowActions: ((row: GuestRow) => ReactNode) | undefined) =>
  helper.columns([
    helper.display({
      id: 'status',
      header: 'Status',
      cell: ({ row }) => <Status row={row.original} />,
    }),
    helper.accessor((row) => row.ranks.name, {
      id: 'name',
      header: 'Name',
      ...byRank,
      cell: ({ row }) => <Name row={row.original} />,
    }),
    helper.accessor((row) => row.ranks.contact, {
      id: 'contact',
      header: 'Contact',
      ...byRank,
      cell: ({ row }) => <span className="text-ink-muted">{row.original.contact ?? '–'}</span>,
    }),
    helper.accessor((row) => row.ranks.answer, {
      id: 'answer',
      header: question ?? 'Answer',
      ...byRank,
      cell: ({ row }) => <bdi>{row.original.answer}</bdi>,
    }),
    helper.display({
      id: 'actions',
      header: () => <span className="sr-only">Actions</span>,
      cell: ({ row }) => rowActions?.(row.original),
    }),
  ])
