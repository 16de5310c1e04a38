// A button with its styles, as docs/kit.md describes it.
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import '@festoon/tokens/themes.css'
import '@festoon/ui/base.css'
import '@festoon/ui/Button.css'
import { Button } from '@festoon/ui/Button'

function Page() {
  const [isSaid, setIsSaid] = useState(false)
  return (
    <>
      <Button onClick={() => setIsSaid(true)}>Say so</Button>
      {isSaid && 'Said'}
    </>
  )
}

const app = document.getElementById('app')
if (app) createRoot(app).render(<Page />)
