import type { ReactNode } from 'react'
import { NoticeProvider } from '@festoon/ui/NoticeProvider'
import '@festoon/tokens/themes.css'
import '@festoon/ui/styles.css'

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className="theme-none">
      <body>
        <NoticeProvider>{children}</NoticeProvider>
      </body>
    </html>
  )
}
