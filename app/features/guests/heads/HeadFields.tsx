import { useEffect, useRef, useState } from 'react'
import { limits } from '@festoon/contract/limits'
import { dietNames } from '@festoon/contract/messages/guests/diets'
import * as copy from '@festoon/contract/messages/rsvp/headFields'
import type { HeadDetails, Heads } from '@festoon/contract/nouns/catering/heads'
import { diets, type Diet } from '@festoon/contract/rules/catering/diets'
import { headFields, type HeadErrors } from '@festoon/contract/rules/catering/formHeads'
import { Choice } from '@festoon/ui/Choice'
import { LimitedTextField } from '@festoon/ui/LimitedTextField'
import { NumberStepper } from '@festoon/ui/NumberStepper'
import { useIsInBrowser } from '../../../platform/browser/useIsInBrowser.ts'

export interface HeadFieldsProps {
  /** The details that the hosts ask for. */
  details: HeadDetails
  /** The initial values. */
  start: Heads | undefined
  errors: HeadErrors | undefined
  /** The number of people: the guest and the plus-ones. */
  partySize: number
  /** True if there are saved values that aren't shown. */
  isHidden?: boolean | undefined
  /** True in a host's form for a guest. */
  isForHost?: boolean
}

const noErrors: HeadErrors = {}
const maxPartySize = limits.additionalGuests + 1
const options = diets.map((diet) => ({ value: diet, label: dietNames[diet] }))
const countsOf = (heads: Heads | undefined): { [diet in Diet]?: number | undefined } =>
  Object.fromEntries((heads?.diets ?? []).map(({ diet, count }) => [diet, count]))

/**
 * The form fields for what the hosts ask for the caterer: children, names of plus-ones, and diets (`formHeads`). Without JavaScript, the
 * number of plus-ones isn't known, so one field takes all names, and each diet has a number field.
 */
export function HeadFields({ details, start, errors = noErrors, partySize, isHidden, isForHost }: HeadFieldsProps) {
  const isInBrowser = useIsInBrowser()
  const labels = isForHost ? copy.forHost : copy.forGuest
  const [children, setChildren] = useState(start?.children ?? 0)
  const [counts, setCounts] = useState(() => countsOf(start))
  const group = useRef<HTMLDivElement>(null)
  // At least one of them is an adult.
  const maxChildren = isInBrowser ? partySize - 1 : limits.additionalGuests
  const chosenDiets = diets.filter((diet) => counts[diet] !== undefined)

  // Steppers and hidden fields change without an input event, which the form around them relies on.
  const values = JSON.stringify([children, counts])
  const lastReport = useRef(values)
  useEffect(() => {
    if (lastReport.current === values) return
    lastReport.current = values
    group.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [values])

  const choose = (value: string): void =>
    setCounts((before) => {
      const givenNames = value.split('\n')
      const after = { ...before }
      for (const diet of diets) after[diet] = givenNames.includes(diet) ? (before[diet] ?? 1) : undefined
      return after
    })

  return (
    <div ref={group} className="grid grid-cols-1 gap-6">
      <input type="hidden" name={headFields.part} value="1" />
      {isHidden && <p className="text-label text-ink-muted">{copy.detailsHidden}</p>}
      {details.children && (
        <div className="grid grid-cols-1 gap-2" data-invalid={errors.children ? true : undefined}>
          <NumberStepper
            label={labels.children}
            name={headFields.children}
            value={Math.min(children, maxChildren)}
            min={0}
            max={maxChildren}
            onValueChange={setChildren}
            format={(count) => copy.childrenOf(count, partySize)}
          />
          <p role="alert" className="text-body text-error empty:hidden">
            {errors.children}
          </p>
        </div>
      )}
      {details.names && (
        <>
          {isInBrowser &&
            Array.from({ length: partySize - 1 }, (_, at) => (
              <LimitedTextField
                key={at}
                label={copy.plusOneName(at + 1)}
                name={headFields.plusOne}
                autoComplete="off"
                limit={limits.name}
                countsFrom={20}
                defaultValue={start?.plusOneNames?.[at] ?? ''}
                error={at === 0 ? errors.plusOneNames : undefined}
              />
            ))}
          <noscript>
            <LimitedTextField
              label={copy.plusOneNames}
              hint={copy.namesHint}
              name={headFields.plusOne}
              multiline
              rows={3}
              limit={limits.additionalGuests * (limits.name + 1)}
              countsFrom={0}
              defaultValue={start?.plusOneNames?.join('\n') ?? ''}
              error={errors.plusOneNames}
            />
          </noscript>
        </>
      )}
      {details.diets && (
        <>
          <div className="grid grid-cols-1 gap-4 noscript:hidden">
            <Choice
              legend={labels.diets}
              name={headFields.diets}
              multiple
              options={options}
              defaultValue={chosenDiets.join('\n')}
              onValueChange={choose}
              error={errors.diets}
            />
            {isInBrowser &&
              chosenDiets.map((diet) => {
                const count = Math.min(counts[diet] ?? 1, partySize)
                return partySize === 1 ? (
                  <input key={diet} type="hidden" name={headFields.diet(diet)} value={1} />
                ) : (
                  <NumberStepper
                    key={diet}
                    label={dietNames[diet]}
                    format={(people) => copy.ofParty(people, partySize)}
                    name={headFields.diet(diet)}
                    value={count}
                    min={1}
                    max={partySize}
                    onValueChange={(next) => setCounts({ ...counts, [diet]: next })}
                  />
                )
              })}
          </div>
          <noscript>
            <fieldset className="grid min-w-0 gap-3">
              <legend className="mb-2 text-label font-semibold">{labels.diets}</legend>
              <p className="text-caption text-ink-muted">{copy.howMany}</p>
              {diets.map((diet) => (
                <NumberStepper
                  key={diet}
                  label={dietNames[diet]}
                  name={headFields.diet(diet)}
                  value={counts[diet] ?? 0}
                  min={0}
                  max={maxPartySize}
                  onValueChange={() => undefined}
                />
              ))}
              <p role="alert" className="text-body text-error empty:hidden">
                {errors.diets}
              </p>
            </fieldset>
          </noscript>
          <LimitedTextField
            label={copy.dietNote}
            hint={labels.dietsHint}
            name={headFields.dietNote}
            multiline
            rows={2}
            limit={limits.dietNote}
            countsFrom={50}
            placeholder={copy.notePlaceholder}
            defaultValue={start?.dietNote ?? ''}
            error={errors.dietNote}
          />
        </>
      )}
    </div>
  )
}
