import { textFromBase64 } from './encodedWords.ts'

/** A person in an address book, with names and contacts as written. */
interface BookEntry {
  name: string
  phones: string[]
  emails: string[]
  /** False for a list of people. */
  isPerson: boolean
}

/** Returns true for a text that starts like an LDIF file (RFC 2849). */
export const isLdif = (text: string): boolean => /^\uFEFF?\s*(?:#[^\n]*\n\s*|version: ?1\s+)*dn::? ?\S/i.test(text)

const [emailKeys, mobileKeys, phoneKeys] = [
  ['mail', 'mozillasecondemail', 'email', 'rfc822mailbox'],
  ['mobile', 'cellphone', 'mobiletelephonenumber'],
  ['telephonenumber', 'homephone'],
] as const

/** Reads the people and the lists of people in an LDIF address book, as mail programs export it. */
export const readLdif = (text: string): BookEntry[] =>
  text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    // Long lines continue after a space.
    .replaceAll(/\n[ ]/g, '')
    .split(/\n{2,}/)
    .map(attributesOf)
    .filter((attributes) => attributes.has('dn'))
    .map((attributes) => {
      const valuesOf = (keys: readonly string[]): string[] => keys.flatMap((key) => attributes.get(key) ?? [])
      const [firstName = ''] = valuesOf(['givenname', 'gn'])
      const [lastName = ''] = valuesOf(['sn', 'surname'])
      const wholeName = [firstName, lastName].filter(Boolean).join(' ')
      const names = [...valuesOf(['cn', 'commonname', 'displayname']), wholeName, ...valuesOf(['mozillanickname', 'o'])]
      return {
        isPerson: !valuesOf(['objectclass']).some((one) => /^group(?:of(?:unique)?names)?$/i.test(one)),
        name: names.find(Boolean) ?? '',
        phones: [...valuesOf(mobileKeys), ...valuesOf(phoneKeys)],
        emails: valuesOf(emailKeys),
      }
    })

/** Returns the values of an entry by the names of the attributes in lowercase, without options such as `;lang-ja`. */
function attributesOf(entry: string): Map<string, string[]> {
  const attributes = new Map<string, string[]>()
  for (const line of entry.split('\n')) {
    const [, key = '', encoding, content = ''] = /^([a-z][\w.-]{0,60})(?:;[^:]{0,60})?:(:?)[ ]*(.*)$/i.exec(line) ?? []
    const value = (encoding === ':' ? (textFromBase64(content.trim()) ?? '') : content).trim()
    if (key !== '' && value !== '')
      attributes.set(key.toLowerCase(), [...(attributes.get(key.toLowerCase()) ?? []), value])
  }
  return attributes
}
