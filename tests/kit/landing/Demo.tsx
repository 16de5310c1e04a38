import { useState } from 'react'
import { Button } from '@festoon/ui/Button'
import { Choice } from '@festoon/ui/Choice'
import { Dialog } from '@festoon/ui/Dialog'
import { NumberStepper } from '@festoon/ui/NumberStepper'
import { TextField } from '@festoon/ui/TextField'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import { TintSwatches } from '@festoon/ui/TintSwatches'

const text = '#000000'

/** An interactive demo of an invitation in any color, up to sending the RSVP. */
export function Demo() {
  const [colour, setColour] = useState('#fae5ff')
  const [extra, setExtra] = useState(1)
  const [sent, setSent] = useState(false)
  return (
    <section className="demo" id="begin" aria-labelledby="demo">
      <div className="intro">
        <h2 id="demo">Be your own first guest</h2>
        <p>This is the real thing. Choose a colour, then answer yourself.</p>
        <TintSwatches label="Colour of the party" value={colour} text={text} onValueChange={setColour} />
      </div>
      <ThemeScope colours={{ primary: colour, text }} as="article" aria-labelledby="party" className="invitation">
        <p className="when">Saturday, 18:00, at Maya’s</p>
        <h3 id="party">Half a birthday</h3>
        <Choice
          legend="Will you come?"
          name="answer"
          defaultValue="yes"
          options={[
            { value: 'yes', label: 'Going' },
            { value: 'no', label: 'Can’t go' },
          ]}
        />
        <NumberStepper label="Bringing anyone?" min={0} max={5} value={extra} onValueChange={setExtra} />
        <TextField label="Your name" name="name" autoComplete="name" />
        <Button size="large" block onClick={() => setSent(true)}>
          Send the answer
        </Button>
        <Dialog
          open={sent}
          onOpenChange={setSent}
          size="small"
          title="See you on Saturday"
          actions={<Button onClick={() => setSent(false)}>Good</Button>}
        >
          <p>That is all a guest ever has to do. Maya has seen it already.</p>
        </Dialog>
      </ThemeScope>
    </section>
  )
}
