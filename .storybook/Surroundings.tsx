import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { ThemeScope } from '../ui/ThemeScope/ThemeScope.tsx'
import { reduceMotion } from './reduceMotion.ts'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Renders a story with the toolbar's settings: event palette, direction, text size, reduced motion. */
export function Surroundings({ globals, children }: { globals: Record<string, unknown>; children: ReactNode }) {
  const [event, direction, motion, textSize] = ['event', 'direction', 'motion', 'textSize'].map((name) =>
    text(globals[name]),
  )
  useEffect(() => {
    const { documentElement: page } = document
    page.dir = direction || 'ltr'
    page.style.fontSize = textSize === '100%' ? '' : (textSize ?? '')
  }, [direction, textSize])
  useEffect(() => (motion === 'reduce' ? reduceMotion() : undefined), [motion])
  return event ? <ThemeScope colors={{ primary: event, text: '#000000' }}>{children}</ThemeScope> : children
}
