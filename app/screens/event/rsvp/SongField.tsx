import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { limits } from '@festoon/contract/limits'
import { typeResponse } from '@festoon/contract/messages/rsvp/rsvp'
import * as copy from '@festoon/contract/messages/rsvp/songField'
import { SuggestionField, type Suggestion } from '@festoon/ui/SuggestionField'
import { findSongs, type Song } from '../../../platform/api/songs.ts'
import { useDebounced } from '../../../platform/browser/useDebounced.ts'

export interface SongFieldProps {
  /** The name of the hidden form field, which contains the picked song as JSON or, if no song was picked, the typed text. */
  name: string
  label: string
  hint: string | undefined
  required: boolean
  error: string | undefined
  /** The song or the text of an earlier response. */
  song: Song | undefined
  defaultValue: string
}

const nameOfSong = ({ songName, artistName }: Song): string => `${songName} – ${artistName}`

/** Delay between the last keystroke and the search, in ms. */
const pauseMs = 300

/** The time that the message about a failed search stays visible, in ms. The guest page has no notices that could show it. */
const failureMs = 20_000

/**
 * Returns the state of the plain field, which is shown until this code has loaded: the text that the guest has typed, or undefined if it is
 * unchanged, and whether the field has the focus.
 */
function plainField(name: string): { typedText: string | undefined; isFocused: boolean } {
  const field = document.querySelector<HTMLInputElement>(`[name=${JSON.stringify(name)}]:not([type=hidden])`)
  const isChanged = field !== null && field.value !== field.defaultValue
  return {
    typedText: isChanged ? field.value : undefined,
    isFocused: field !== null && field === document.activeElement,
  }
}

/**
 * Field for a song request, which the guest picks from the music service's suggestions or types as text (QUES-02). A failed
 * search finds no songs and shows a message for 20 seconds (ERR-41, ERR-42).
 */
export function SongField({ name, song: savedSong, defaultValue, ...field }: SongFieldProps) {
  const [plain] = useState(() => plainField(name))
  const [song, setSong] = useState(plain.typedText === undefined ? savedSong : undefined)
  const [text, setText] = useState(song ? nameOfSong(song) : (plain.typedText ?? defaultValue))
  const input = useRef<HTMLInputElement>(null)
  const [searchResult, setFound] = useState<{ text: string; songs: readonly Song[] }>()
  const [failedAt, setFailedAt] = useState<number>()
  const hiddenField = useRef<HTMLInputElement>(null)
  const query = useDebounced(song ? '' : text.trim().slice(0, limits.search), pauseMs)
  const value = song ? JSON.stringify(song) : text

  useLayoutEffect(() => {
    if (plain.isFocused) input.current?.focus()
  }, [plain])
  useEffect(() => {
    if (query === '') return
    const abort = new AbortController()
    findSongs(query, abort.signal).then(
      (songs) => setFound({ text: query, songs }),
      () => {
        if (abort.signal.aborted) return
        // The guest can still type a name.
        setFound({ text: query, songs: [] })
        setFailedAt(Date.now())
      },
    )
    return () => abort.abort()
  }, [query])
  useEffect(() => {
    if (failedAt === undefined) return
    const timer = setTimeout(() => setFailedAt(undefined), failureMs)
    return () => clearTimeout(timer)
  }, [failedAt])
  // Setting a value in code doesn't fire an input event, which the form relies on.
  useEffect(() => {
    if (hiddenField.current?.value === value) hiddenField.current.dispatchEvent(new Event('input', { bubbles: true }))
  }, [value])

  const isCurrent = query !== '' && searchResult?.text === query
  const suggestions: Suggestion<Song>[] = isCurrent
    ? searchResult.songs.map((one) => ({ id: one.songUri, main: one.songName, secondary: one.artistName, data: one }))
    : []
  return (
    <>
      <input ref={hiddenField} type="hidden" name={name} value={value} />
      <SuggestionField
        {...field}
        ref={input}
        placeholder={typeResponse}
        maxLength={limits.response}
        value={text}
        onValueChange={(newText) => {
          setSong(undefined)
          setText(newText)
        }}
        suggestions={suggestions}
        loading={!song && text.trim() !== '' && !isCurrent}
        emptyText={copy.noSongs}
        onPick={({ data }) => {
          setSong(data)
          setText(nameOfSong(data))
        }}
      />
      <p role="alert" className="text-body text-error empty:hidden">
        {failedAt === undefined ? null : copy.searchFailed}
      </p>
    </>
  )
}
