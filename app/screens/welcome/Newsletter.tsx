import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { emailInvalid } from '@festoon/contract/messages/fields'
import * as copy from '@festoon/contract/messages/welcome/partiesPage'
import { newsletterFailed } from '@festoon/contract/messages/welcome/welcome'
import { isEmail } from '@festoon/contract/rules/email'
import { typedEmail } from '@festoon/contract/rules/emailShape'
import { useIsInBrowser } from '../../platform/browser/useIsInBrowser.ts'
import { errorMessage } from '../../platform/rpc/errorMessage.ts'
import { postJson } from '../../platform/rpc/postCall.ts'
import { refusal } from '../../platform/rpc/refusal.ts'
import { NewsletterForm } from './parties/NewsletterForm.tsx'

/** Subscribes an email address to the newsletter (WELC-03). Throws `CallError` if the call fails. */
async function subscribe(fields: { email: string; website: string }): Promise<void> {
  const result = await postJson('/newsletter', {
    headers: { accept: 'application/json' },
    body: new URLSearchParams(fields),
  })
  if (typeof result !== 'object' || result === null || !('subscribed' in result))
    throw refusal('a newsletter sign-up', result)
}

/**
 * Error messages by value of the URL's `newsletter` parameter, which the server sets if the form is submitted without
 * JavaScript.
 */
const problems: Readonly<Record<string, string>> = { invalid: emailInvalid, later: newsletterFailed }

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** The newsletter sign-up form on the welcome page (WELC-03). */
export function Newsletter() {
  const [search] = useSearchParams()
  const before = search.get('newsletter') ?? ''
  const isScripted = useIsInBrowser()
  const [problem, setProblem] = useState(problems[before])
  const sending = useMutation({
    mutationFn: subscribe,
    onError: (error) => setProblem(errorMessage(error)),
  })
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const email = typedEmail(textOf(fields, 'email'))
    setProblem(undefined)
    if (isEmail(email)) return sending.mutate({ email, website: textOf(fields, 'website') })
    setProblem(emailInvalid)
    const field = form.elements.namedItem('email')
    if (field instanceof HTMLInputElement) field.focus()
    return undefined
  }
  const isDone = sending.isSuccess || (before === 'thanks' && sending.isIdle && problem === undefined)
  return (
    <NewsletterForm
      copy={copy}
      action="/newsletter"
      state={isDone ? 'thanks' : sending.isPending ? 'sending' : 'ready'}
      error={problem}
      isScripted={isScripted}
      onSubmit={submit}
    />
  )
}
