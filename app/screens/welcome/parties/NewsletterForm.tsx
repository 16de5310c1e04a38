import type { SubmitEvent } from 'react'
import { Button } from '@festoon/ui/Button'
import { TextField } from '@festoon/ui/TextField'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import type { PartiesPageCopy } from './partiesPageData.ts'

export interface NewsletterFormProps {
  copy: PartiesPageCopy
  /** The URL to which the form is submitted without JavaScript. */
  action: string
  state: 'ready' | 'sending' | 'thanks'
  /** The error message to show, if any. */
  error?: string | undefined
  /** True if a script validates the input instead of the browser. */
  isScripted?: boolean
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void
}

/** The newsletter sign-up form (WELC-03). Works without JavaScript. */
export function NewsletterForm({ copy, action, state, error, isScripted = false, onSubmit }: NewsletterFormProps) {
  const isDone = state === 'thanks'
  return (
    <ThemeScope preset="orange" as="section" aria-labelledby="newsletter" className="scroll-mt-4">
      <div className="mx-auto grid w-full max-w-6xl grid-cols-1 items-center gap-8 px-4 py-12 wide:grid-cols-2 wide:gap-16 wide:px-8 wide:py-16">
        <div className="grid gap-3">
          <h2 id="newsletter" className="scroll-mt-8 font-display text-display">
            {copy.newsletter}
          </h2>
          <p className="max-w-[40ch] text-lead">{copy.newsletterDetail}</p>
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
                  label={copy.newsletterEmail}
                  name="email"
                  type="email"
                  inputMode="email"
                  autoComplete="email"
                  required
                  maxLength={128}
                  placeholder={copy.emailExample}
                  error={error}
                />
              </div>
              <div aria-hidden="true" className="sr-only">
                <input name="website" type="text" tabIndex={-1} autoComplete="off" aria-label={copy.leaveEmpty} />
              </div>
              <Button
                type="submit"
                disabled={state === 'sending'}
                className="h-13 max-small:w-full small:mt-[1.9375rem]"
              >
                {state === 'sending' ? copy.signingUp : copy.signMeUp}
              </Button>
            </form>
          )}
          <div role="status">
            {isDone && (
              <div className="grid gap-1 rounded-lg bg-raised p-6 shadow-raised">
                <p className="font-display text-headline leading-none font-bold">{copy.signedUp}</p>
                <p>{copy.signedUpDetail}</p>
              </div>
            )}
          </div>
        </div>
      </div>
    </ThemeScope>
  )
}
