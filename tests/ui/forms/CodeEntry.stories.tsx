import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { CodeEntry } from '../../../app/parts/CodeEntry.tsx'

interface Check {
  isBusy: boolean
  error?: string
}

/** Holds the state of a check outside of React, as the sign-in flow does. */
function checkStore() {
  let state: Check = { isBusy: false }
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    put: (next: Check) => {
      state = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const store = checkStore()
const onCode = fn(async () => {
  store.put({ isBusy: true })
  await new Promise((answered) => requestAnimationFrame(answered))
  store.put({ isBusy: false, error: "That code isn't right." })
})
/** Called with the digits in the boxes as soon as the error is shown. */
const onError = fn()

function Entry() {
  const { isBusy, error } = useSyncExternalStore(store.subscribe, store.get)
  useLayoutEffect(() => {
    if (error === undefined) return
    onError(
      [...document.querySelectorAll('input[inputmode="numeric"]')]
        .map((box) => (box instanceof HTMLInputElement ? box.value : ''))
        .join(''),
    )
  }, [error])
  return (
    <CodeEntry
      label="Code"
      onCode={onCode}
      isBusy={isBusy}
      error={error}
      resendLabel="Resend code"
      onResend={() => Promise.resolve()}
    />
  )
}

const meta = {
  tags: ['!dev', '!autodocs'],
  parameters: { visual: 'none' },
  render: () => <Entry />,
  beforeEach: () => {
    store.put({ isBusy: false })
    onCode.mockClear()
    onError.mockClear()
  },
} satisfies Meta
export default meta

/** A rejected code is gone when its error appears, so the next code can be typed right away and is checked as a whole. */
export const Rejected: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Digit 1 of 6')).toHaveFocus())
    await userEvent.keyboard('123456')
    await waitFor(() => expect(canvas.getByText("That code isn't right.")).toBeVisible())
    await expect(onError).toHaveBeenLastCalledWith('')
    await userEvent.keyboard('987654')
    await expect(onCode.mock.calls).toEqual([['123456'], ['987654']])
  },
}
