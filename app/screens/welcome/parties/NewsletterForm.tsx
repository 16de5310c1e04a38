import { Button } from '@festoon/ui/Button'
import { TextField } from '@festoon/ui/TextField'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import type { SubmitEvent } from 'react'

export interface NewsletterFormProps {
  /** Where the form posts to by itself. */
  action: string
  state: 'ready' | 'sending' | 'thanks'
  /** What is wrong, and what to do. */
  error?: string | undefined
  /** Whether the page's own script checks what was typed, in its own words. */
  isScripted?: boolean
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void
}

/** The newsletter: one address, and what becomes of it (WELC-03). It works without a script. */
export function NewsletterForm({ action, state, error, isScripted = false, onSubmit }: NewsletterFormProps) {
  const isDone = state === 'thanks'
  return (
    <ThemeScope preset="orange" as="section" aria-labelledby="newsletter" className="scroll-mt-4">
      <div className="mx-auto grid w-full max-w-6xl grid-cols-1 items-center gap-8 px-4 py-14 wide:grid-cols-2 wide:gap-16 wide:px-8 wide:py-20">
        <div className="grid gap-3">
          <h2 id="newsletter" className="scroll-mt-8 font-display text-display">
            Once a month, a good idea
          </h2>
          <p className="max-w-[40ch] text-lead">
            New themes, party games that work, and recipes for forty. One letter a month, and every letter has a way
            out.
          </p>
        </div>
        <div className="min-w-0">
          {!isDone && (
            <form
              method="post"
              action={action}
              noValidate={isScripted}
              onSubmit={onSubmit}
              className="flex flex-wrap items-start gap-3"
            >
              <div className="min-w-0 grow basis-64">
                <TextField
                  label="Email for the newsletter"
                  name="email"
                  type="email"
                  inputMode="email"
                  autoComplete="email"
                  required
                  maxLength={128}
                  placeholder="you@example.com"
                  error={error}
                />
              </div>
              <div aria-hidden="true" className="sr-only">
                <input name="website" type="text" tabIndex={-1} autoComplete="off" aria-label="Leave this empty" />
              </div>
              <Button
                type="submit"
                disabled={state === 'sending'}
                className="h-13 max-small:w-full small:mt-[1.9375rem]"
              >
                {state === 'sending' ? 'Signing you up …' : 'Sign me up'}
              </Button>
            </form>
          )}
          <div role="status">
            {isDone && (
              <div className="grid gap-1 rounded-lg bg-raised p-6 shadow-raised">
                <p className="font-display text-headline leading-none font-bold">You are on the list.</p>
                <p>The next letter is yours. If we ask by mail whether it was you, say yes.</p>
              </div>
            )}
          </div>
        </div>
      </div>
    </ThemeScope>
  )
}
