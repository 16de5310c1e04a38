// The baseline: React, the themes, and the base of the kit's styles.
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import '@festoon/tokens/themes.css'
import '@festoon/ui/base.css'

function Page() {
  const [count, setCount] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      {createPortal(<p>Bare</p>, document.body)}
    </>
  )
}

const app = document.getElementById('app')
if (app) createRoot(app).render(<Page />)
