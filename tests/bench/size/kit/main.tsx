// Button, dialog, tabs, menu, text field and toast as an app uses them: from the built packages, with both style sheets.
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import '@festoon/tokens/themes.css'
import '@festoon/ui/base.css'
import '@festoon/ui/Button.css'
import '@festoon/ui/Dialog.css'
import '@festoon/ui/Menu.css'
import '@festoon/ui/Tabs.css'
import '@festoon/ui/TextField.css'
import '@festoon/ui/Toast.css'
import { Button } from '@festoon/ui/Button'
import { Dialog } from '@festoon/ui/Dialog'
import { Menu } from '@festoon/ui/Menu'
import { Tabs } from '@festoon/ui/Tabs'
import { TextField } from '@festoon/ui/TextField'
import { Toast } from '@festoon/ui/Toast'

function Page() {
  const [open, setOpen] = useState(false)
  const [tab, setTab] = useState('all')
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Menu label="More" trigger={<Button>More</Button>} items={[{ label: 'Say so', onSelect: () => setTab('all') }]} />
      <Tabs label="Show" tabs={[{ value: 'all', label: 'All' }]} value={tab} onValueChange={setTab} />
      <TextField label="Name" />
      <Toast>Saved.</Toast>
      <Dialog open={open} onOpenChange={setOpen} title="Hello">
        Text
      </Dialog>
    </>
  )
}

const app = document.getElementById('app')
if (app) createRoot(app).render(<Page />)
