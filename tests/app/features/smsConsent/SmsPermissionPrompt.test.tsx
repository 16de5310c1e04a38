import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NoticeProvider } from '@festoon/ui/NoticeProvider'
import { SmsPermissionPrompt } from '../../../../app/features/smsConsent/SmsPermissionPrompt.tsx'
import { userSchema } from '../../../../contract/nouns/account.ts'

it('the prompt for SMS permission requires a user with a name who is to be asked [TEXT-01]', () => {
  const prompts = (askForTextPermission: boolean, name: string): boolean => {
    const user = userSchema.parse({
      id: crypto.randomUUID(),
      name,
      phones: ['+15105550100'],
      emails: [],
      grantedTextPermission: false,
      askForTextPermission,
    })
    return renderToStaticMarkup(
      <QueryClientProvider client={new QueryClient()}>
        <NoticeProvider>
          <SmsPermissionPrompt user={user} />
        </NoticeProvider>
      </QueryClientProvider>,
    ).includes('May we text you about your parties?')
  }
  expect(prompts(true, 'Femi')).toBe(true)
  expect(prompts(false, 'Femi')).toBe(false)
  for (const name of ['', ' ']) expect(prompts(true, name)).toBe(false)
})
