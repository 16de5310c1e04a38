// A menu with its styles, as docs/kit.md describes it.
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import '@festoon/tokens/themes.css'
import '@festoon/ui/base.css'
import '@festoon/ui/Menu.css'
import { Menu } from '@festoon/ui/Menu'

function Page() {
  const [isSaid, setIsSaid] = useState(false)
  return (
    <>
      <Menu
        label="More"
        trigger={<button type="button">More</button>}
        items={[{ label: 'Say so', onSelect: () => setIsSaid(true) }]}
      />
      {isSaid && 'Said'}
    </>
  )
}

const app = document.getElementById('app')
if (app) createRoot(app).render(<Page />)
