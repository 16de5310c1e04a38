import { describe, expect, it } from 'vitest'
import { RightsModel } from './rightsModel.ts'

const party = 'party'
const email = (name: string): string => `${name}@example.com`

/** A party of Hana's, and people who each verified their address. */
function start(...people: string[]): RightsModel {
  const model = new RightsModel()
  for (const name of ['hana', ...people]) model.verify(name, email(name))
  model.host(party, 'hana')
  return model
}
const modelWithRequest = (by = 'hana'): RightsModel => {
  const model = start('bob', 'eve')
  model.invite(party, 'hana', 'row', [email('bob')])
  model.ask(party, by, 'row')
  return model
}

describe('the model of rights', () => {
  it('makes the person a co-host who proved the contact that the organizer asked', () => {
    const model = modelWithRequest()
    expect(model.accept(party, 'bob', email('bob'))).toBeDefined()
    expect(model.rightOf(party, 'bob')).toBe('cohost')
    expect(model.accept(party, 'bob', email('bob'))).toBeUndefined()
  })

  it('gives nothing for another contact, an unproven one, or a request that no organizer sent', () => {
    const model = modelWithRequest()
    expect(model.accept(party, 'eve', email('eve'))).toBeUndefined()
    expect(model.accept(party, 'eve', email('bob'))).toBeUndefined()
    expect(model.accept(party, 'bob', undefined)).toBeUndefined()
    expect(modelWithRequest('eve').accept(party, 'bob', email('bob'))).toBeUndefined()
  })

  it('adds a first address to a guest with a number, who reads the messages with it, and leaves the request to the number', () => {
    const model = start('eve')
    model.verify('gina', '+15550100')
    model.invite(party, 'hana', 'row', ['+15550100'])
    model.write(party, 'row', 'message')
    model.ask(party, 'hana', 'row')
    model.readdress(party, 'hana', 'row', email('eve'))
    expect(['gina', 'eve'].map((one) => model.mayRead(party, 'message', one))).toEqual([true, true])
    expect(model.accept(party, 'eve', email('eve'))).toBeUndefined()
    expect(model.accept(party, 'gina', '+15550100')).toBeDefined()
  })

  it('ends a request with a new address, a removal, a merge, and a handover', () => {
    const ends: ((model: RightsModel) => void)[] = [
      (model) => model.readdress(party, 'hana', 'row', email('eve')),
      (model) => model.correct(party, 'row', email('bob'), email('eve')),
      (model) => model.remove(party, 'hana', 'row', null),
      (model) => model.merge('eve', 'bob', new Map([[party, ['row']]])),
      (model) => model.delete('hana', true),
    ]
    for (const end of ends) {
      const model = modelWithRequest()
      end(model)
      expect(model.accept(party, 'bob', email('bob'))).toBeUndefined()
      expect(model.accept(party, 'eve', email('eve'))).toBeUndefined()
    }
  })

  it('gives the right of a link only while it works, and takes it back with the notice', () => {
    const model = start('eve', 'cora')
    model.setLink(party, 'eve', 'link')
    expect(model.takeLink(party, 'eve', 'link')).toBeUndefined()
    model.setLink(party, 'hana', 'link')
    const grant = model.takeLink(party, 'eve', 'link')
    model.notify(party, 'row', grant ?? Symbol('none'))
    model.merge('eve', 'cora', new Map())
    expect([model.rightOf(party, 'eve'), model.rightOf(party, 'cora')]).toEqual(['none', 'cohost'])
    model.removeByNotice(party, 'row')
    expect(model.rightOf(party, 'cora')).toBe('none')
    expect(model.takeLink(party, 'cora', 'link')).toBeUndefined()
  })

  it('lets a co-host take over only what the organizer handed over', () => {
    const model = modelWithRequest()
    model.accept(party, 'bob', email('bob'))
    model.takeOver(party, 'bob')
    expect(model.rightOf(party, 'bob')).toBe('cohost')
    model.delete('hana', true)
    model.takeOver(party, 'eve')
    model.takeOver(party, 'bob')
    expect([model.rightOf(party, 'bob'), model.rightOf(party, 'eve')]).toEqual(['organizer', 'none'])
  })

  it('takes a party back from the co-host who took it over, and those they chose, with the notice', () => {
    const model = start('eve', 'cora')
    model.setLink(party, 'hana', 'link')
    model.notify(party, 'notice', model.takeLink(party, 'eve', 'link') ?? Symbol('none'))
    model.delete('hana', true)
    model.takeOver(party, 'eve')
    model.setLink(party, 'eve', 'next')
    model.takeLink(party, 'cora', 'next')
    expect([model.rightOf(party, 'eve'), model.rightOf(party, 'cora')]).toEqual(['organizer', 'cohost'])
    model.removeByNotice(party, 'notice')
    expect([model.rightOf(party, 'eve'), model.rightOf(party, 'cora')]).toEqual(['none', 'none'])
  })

  it('lets only the chosen person read a private message, and who had the row when it was sent', () => {
    const model = modelWithRequest()
    model.write(party, 'row', 'before')
    model.claim(party, 'row', 'eve')
    model.write(party, 'row', 'after')
    expect(['before', 'after'].map((message) => model.mayRead(party, message, 'eve'))).toEqual([false, true])
    expect(['before', 'after'].map((message) => model.mayRead(party, message, 'bob'))).toEqual([true, true])
    expect(model.mayRead(party, 'before')).toBe(false)
    model.invite(party, 'hana', 'link only', [])
    model.write(party, 'link only', 'to the link')
    expect(model.mayRead(party, 'to the link')).toBe(true)
  })

  it('keeps who was chosen in a copy of the list', () => {
    const model = modelWithRequest()
    model.host('next', 'hana')
    model.copy(party, ['row'], 'next', 'copied')
    expect(model.accept('next', 'bob', email('bob'))).toBeUndefined()
    model.ask('next', 'hana', 'copied')
    expect(model.accept('next', 'eve', email('eve'))).toBeUndefined()
    expect(model.accept('next', 'bob', email('bob'))).toBeDefined()
  })
})
