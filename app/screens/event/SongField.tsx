import { useEffect, useRef, useState } from 'react'
import type { Answer } from '@festoon/contract/guest'
import { limits } from '@festoon/contract/limits'
import { SuggestionField, type Suggestion } from '@festoon/ui/SuggestionField'
import { findSongs, type Song } from '../../api/songs.ts'
import { useDebounced } from '../../layout/useDebounced.ts'

export interface SongFieldProps {
  /** The form's field, which holds the picked song as JSON, or what was typed. */
  name: string
  label: string
  hint: string | undefined
  required: boolean
  error: string | undefined
  start: Answer['answerValue'] | undefined
}

const named = ({ songName, artistName }: Song): string => `${songName} – ${artistName}`

/** ms without a key until songs are looked for. */
const pauseMs = 300

/** Asks for a song, found by the music service or simply named (QUES-02, ERR-42). */
export function SongField({ name, start, ...field }: SongFieldProps) {
  const [song, setSong] = useState(start && 'song' in start ? start.song : undefined)
  const [text, setText] = useState(song ? named(song) : start && 'text' in start ? start.text : '')
  const [found, setFound] = useState<{ text: string; songs: readonly Song[] }>()
  const sent = useRef<HTMLInputElement>(null)
  const query = useDebounced(song ? '' : text.trim().slice(0, limits.search), pauseMs)
  const value = song ? JSON.stringify(song) : text

  useEffect(() => {
    if (query === '') return
    const leave = new AbortController()
    findSongs(query, leave.signal).then(
      (songs) => setFound({ text: query, songs }),
      // Who looks for a song can still type its name.
      () => !leave.signal.aborted && setFound({ text: query, songs: [] }),
    )
    return () => leave.abort()
  }, [query])
  // The form hears of what is typed, not of what is set.
  useEffect(() => {
    if (sent.current?.value === value) sent.current.dispatchEvent(new Event('input', { bubbles: true }))
  }, [value])

  const isCurrent = query !== '' && found?.text === query
  const suggestions: Suggestion<Song>[] = isCurrent
    ? found.songs.map((one) => ({ id: one.songUri, main: one.songName, secondary: one.artistName, data: one }))
    : []
  return (
    <>
      <input ref={sent} type="hidden" name={name} value={value} />
      <SuggestionField
        {...field}
        placeholder="Type response here"
        maxLength={limits.answer}
        value={text}
        onValueChange={(typed) => {
          setSong(undefined)
          setText(typed)
        }}
        suggestions={suggestions}
        loading={!song && text.trim() !== '' && !isCurrent}
        emptyText="No song found. We pass on what you typed."
        onPick={({ data }) => {
          setSong(data)
          setText(named(data))
        }}
      />
    </>
  )
}
