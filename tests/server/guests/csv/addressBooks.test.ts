import { describe, expect, it } from 'vitest'
import { readGuestCsv } from '../../../../server/guests/csv/readGuestCsv.ts'
import { workbook } from '../../../support/guests/workbook.ts'

/** Returns the guests in a file as lines such as `Ann <ann@example.com>`, and its problems as `Row 3, Bo: … (cell)`. */
function listIn(file: string | Buffer): string[] {
  const read = readGuestCsv(Buffer.from(file))
  if ('reason' in read) return [read.message ?? read.reason]
  return [
    ...read.guests.map(({ name, email, phone }) => `${name} <${email ?? phone ?? 'no contact'}>`),
    ...[...read.problems, ...read.remarks].map(
      ({ row, person, message, value }) => `Row ${row}, ${person}: ${message} (${value})`,
    ),
  ]
}

/** Returns the rows of a file that name no guest. */
function notGuestsIn(file: string): string[] {
  const read = readGuestCsv(Buffer.from(file))
  if ('reason' in read) throw new Error(read.message ?? read.reason)
  return read.notGuests.map(({ row, value, message }) => `Row ${row}: ${value} ${message}`)
}

/** Returns the headings of the columns that are not imported. */
function otherColumnsOf(file: string): string[] {
  const read = readGuestCsv(Buffer.from(file))
  if ('reason' in read) throw new Error(read.message ?? read.reason)
  const { labels, otherColumns } = read.columns
  return otherColumns.map((at) => labels[at] ?? '')
}

/** Returns the headings of the columns that the names and the contacts of a file come from. */
function columnsOf(file: string | Buffer): { names: string[]; contacts: string[] } {
  const read = readGuestCsv(Buffer.from(file))
  if ('reason' in read) throw new Error(read.message ?? read.reason)
  const { labels, nameColumns, emailColumns } = read.columns
  const labelsOf = (columns: number[]) => columns.map((at) => labels[at] ?? '')
  return { names: labelsOf(nameColumns), contacts: labelsOf(emailColumns) }
}

const rows = (...lines: string[]): string => lines.join('\r\n')

const google = rows(
  'First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,Phonetic Last Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value',
  'Maya,,Chen,,,,,,,"Chen, Maya",,,,,,,* myContacts,* ,maya@example.com,,,Mobile,+44 7700 900123,,',
  'Ravi,,Nair,,,,,,,,,,,,"Met at\nthe lake",,* myContacts,,,,,Mobile,+1 415-555-0132 ::: +1 415-555-0133,,',
  ',,,,,,,,,"Bakery, The",,,,,,,,Work,cakes@example.org ::: shop@example.org,,,,,,',
  'Oma,,Huber,,,,,,,,,,,,,,,,,,,Home,030 901820,,',
  'Nemo,,,,,,,,,,,,,,,,,,,,,,,,',
)
// Outlook in German writes Windows-1252.
const outlook = Buffer.from(
  rows(
    'Anrede;Vorname;Weitere Vornamen;Nachname;Firma;Fax geschäftlich;Telefon geschäftlich;Telefon (privat);Mobiltelefon;E-Mail-Adresse;E-Mail-Typ;E-Mail: Angezeigter Name;E-Mail 2: Adresse;Geburtstag',
    'Frau;Jürgen;;Müller;Groß & Söhne;030 1;030 2;;+49 171 1234567;juergen@example.de;SMTP;Jürgen Müller;;1.2.80',
    ';Zoë;;Weiß;;;;;+49 (0)171 7654321;;;;;0.0.00',
    ';Änne;Maria;Öz;;;;;;;SMTP;;aenne@example.de;',
  ),
  'latin1',
)
const apple = rows(
  'BEGIN:VCARD',
  'VERSION:3.0',
  'PRODID:-//Apple Inc.//macOS 15.1//EN',
  'N:O’Brien;Siobhán;;;',
  'FN:Siobhán O’Brien',
  'item1.EMAIL;type=INTERNET;type=pref:siobhan@example.ie',
  'item1.X-ABLabel:_$!<Other>!$_',
  'TEL;type=CELL;type=VOICE;type=pref:+353 85 123 4567',
  'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRgABAQAASABIAAD',
  ' /4QBMRXhpZgAATU0AKgAAAAgAAYdpAAQ',
  'END:VCARD',
  'BEGIN:VCARD',
  'VERSION:3.0',
  'N:Lee;Bo;;;',
  'FN:Bo Lee',
  'item2.TEL;type=HOME;type=VOICE:(415) 555-0100',
  'TEL;type=CELL;type=VOICE;type=pref:(415) 555-0132',
  'END:VCARD',
  'BEGIN:VCARD',
  'VERSION:3.0',
  'N:;;;;',
  'FN:Corner Pizza',
  'ORG:Corner Pizza;',
  'X-ABShowAs:COMPANY',
  'END:VCARD',
)

describe('address books', () => {
  it('of Google have names in parts, several values in a cell, and phone numbers', () => {
    expect(listIn(google)).toEqual([
      'Maya Chen <maya@example.com>',
      'Ravi Nair <+14155550132>',
      'The Bakery <cakes@example.org>',
      'Oma Huber <no contact>',
      'Row 6, Nemo: No email address or phone number. ()',
      'Row 5, Oma Huber: This number needs its country code, such as +44. The guest is added without it. (030 901820)',
    ])
    const withoutCompany = google.split('\r\n').slice(0, 3).join('\r\n')
    expect(columnsOf(withoutCompany)).toEqual({
      names: ['First Name', 'Last Name'],
      contacts: ['E-mail 1 - Value', 'Phone 1 - Value'],
    })
  })

  it('of Outlook may be in German and Windows-1252', () => {
    expect(listIn(outlook)).toEqual([
      'Jürgen Müller <juergen@example.de>',
      'Zoë Weiß <+491717654321>',
      'Änne Maria Öz <aenne@example.de>',
    ])
    expect(columnsOf(outlook).contacts).toEqual(['Mobiltelefon', 'E-Mail-Adresse', 'E-Mail 2: Adresse'])
  })

  it('have companies instead of names, but not next to a name', () => {
    expect(
      listIn(
        rows(
          'First Name,Last Name,Organization Name,E-mail 1 - Value,Phone 1 - Value',
          ',,Green Valley Dentistry,,510-555-0100',
          ',,City Works,info@city.example,',
          ',,City Works,"""Kim, Soo-jin"" <kim@city.example>",',
          'Ann,Lee,City Works,ann@city.example,',
        ),
      ),
    ).toEqual([
      'Green Valley Dentistry <+15105550100>',
      'City Works <info@city.example>',
      'Soo-jin Kim <kim@city.example>',
      'Ann Lee <ann@city.example>',
    ])
  })

  it('of Apple have groups and photos, and a mobile number before others', () => {
    expect(listIn(apple)).toEqual([
      'Siobhán O’Brien <siobhan@example.ie>',
      'Bo Lee <+14155550132>',
      'Row 3, Corner Pizza: No email address or phone number. ()',
    ])
  })
})

describe('guest lists of other services', () => {
  it.each([
    [
      'Luma',
      '\uFEFFapi_id,name,first_name,last_name,email,phone_number,created_at,approval_status,checked_in_at,custom_source,qr_code_url,amount,ticket_name,"What\'s your company?"',
      'gst-1,Ann Lee,Ann,Lee,ann@example.com,+14155550132,2026-10-01T10:00:00Z,approved,,,https://example.org/1,$0.00,Standard,Acme',
    ],
    [
      'Eventbrite',
      'Order #,Order Date,First Name,Last Name,Email,Quantity,Ticket Type,Attendee #,Attendee Status,Buyer First Name,Buyer Last Name,Buyer Email,Cell Phone',
      '112119,11/29/26 22:28,Ann,Lee,ann@example.com,1,General Admission,18441583,Attending,Bo,Brown,bo@example.com,',
    ],
    [
      'Evite',
      'Last Name, First Name, Email Address, Email 2 Address, Mobile Number, Home Number, Work Number, Other Number, Spouse',
      'Lee, Ann, ann@example.com,,(415) 555-0132,,,,',
    ],
    [
      'a form of Google',
      'Timestamp,Email Address,Your name,Will you come?',
      '11/29/2026 22:28:01,ann@example.com,Ann Lee,Yes',
    ],
    [
      'a questionnaire',
      'Name,Status,RSVP date,"What\'s the best email for you?"',
      'Ann Lee,Going,2026-09-02 13:26:51,ann@example.com',
    ],
    ['Meetup', 'Name,Guests,Title,Email', 'Ann Lee,2,Member,ann@example.com'],
    ['HubSpot', 'Record ID,First name,Last name,Email,Phone number', '4155550132,Ann,Lee,ann@example.com,'],
  ])('such as %s are read', (_service, ...lines) => {
    expect(listIn(rows(...lines))).toEqual(['Ann Lee <ann@example.com>'])
  })

  it('may leave contacts out, which the message says', () => {
    const partiful = rows(
      'Name,Status,RSVP date,Invited By,Is Plus One Of',
      'Ann Lee,Going,2026-09-02 13:26:51,,',
      'Bo,Maybe,2026-09-05 02:04:38,Ann Lee,Ann Lee',
    )
    expect(listIn(partiful)).toEqual([expect.stringMatching(/^We found no emails or phone numbers in this file\./)])
  })
})

describe('lists of phone numbers', () => {
  const bo = 'Bo Brown <+442079460958>'
  it.each([
    ['Name,Phone', 'Bo Brown,+44 20 7946 0958'],
    ['Name;Handy', 'Bo Brown;0044 20 7946 0958'],
    ['Vorname;Nachname;Telefon privat', 'Bo;Brown;+44 (0)20 7946 0958'],
    ['Nom,Téléphone portable', 'Bo Brown,+44 20 7946 0958'],
    ['Nombre,Móvil', 'Bo Brown,+44 20 7946 0958'],
    ['お名前,携帯電話番号', 'Bo Brown,＋４４ ２０ ７９４６ ０９５８'],
    ['Name,Email or phone', 'Bo Brown,tel:+44-20-7946-0958'],
    ['Name,Home Phone,Mobile Phone', 'Bo Brown,+44 20 7946 0000,+44 20 7946 0958'],
    ['Name,Email,Phone', "Bo Brown,-,'+442079460958"],
    ['Name,Mobile,Home Phone', 'Bo Brown,12,+44 20 7946 0958'],
    // Without a country code, only the heading says that it is a number.
    ['Name,Handy', 'Bo Brown,00442079460958'],
    ['Bo Brown,+44 20 7946 0958'],
  ])('are found in %s', (...lines) => {
    expect(listIn(rows(...lines))).toEqual([bo])
  })

  it('and of addresses in one column hold both', () => {
    expect(listIn(rows('Who,How to reach them', 'Ann Lee,ann@example.com', 'Bo Brown,+44 20 7946 0958'))).toEqual([
      'Ann Lee <ann@example.com>',
      bo,
    ])
  })

  it('never hide a misspelled address, and no other number is one', () => {
    expect(listIn(rows('Name,Email,Phone', 'Bo Brown,bo@example,+44 20 7946 0958'))).toEqual([
      'Row 2, Bo Brown: Please enter a valid email. (bo@example)',
    ])
    for (const file of [
      rows('Party,Date', 'Picnic,2026-11-30', 'Dinner,11/30/2026 20:00'),
      rows('Name,Member', 'Bo Brown,4155550132'),
    ])
      expect(listIn(file)).toEqual([expect.stringMatching(/^We found no emails/)])
    // Without a name, a number may be anything.
    expect(listIn(rows('+44 20 7946 0958', '+44 20 7946 0959'))).toEqual(['unreadable'])
  })
})

describe('workbooks', () => {
  it('may merge their title, the heading of names, and the family name of several guests', () => {
    const sheet = workbook({
      rows: {
        1: ['Guests of our anniversary'],
        3: ['No.', 'Name', '', 'Born', 'E-mail'],
        4: [1, 'Lee', 'Ann', 29_000, 'ann@example.com'],
        5: [2, '', 'Bo', 29_500, 'bo@example.com'],
        6: [3, 'Huber', 'Cy', 30_000, 'cy@example.com'],
        7: [4, 'Huber', 'Di', 31_000, ''],
      },
      mergedAreas: ['A1:E1', 'B3:C3', 'B4:B5', 'E6:E7'],
    })
    expect(listIn(sheet)).toEqual([
      'Lee Ann <ann@example.com>',
      'Lee Bo <bo@example.com>',
      'Huber Cy <cy@example.com>',
      'Row 7, Huber Di: No email address. ()',
    ])
  })

  it('may have headings in two rows', () => {
    const sheet = workbook({
      rows: {
        1: ['Guest', '', 'E-mail'],
        2: ['First name', 'Last name', ''],
        3: ['Ann', 'Lee', 'ann@example.com'],
      },
      mergedAreas: ['A1:B1', 'C1:C2'],
    })
    expect(listIn(sheet)).toEqual(['Ann Lee <ann@example.com>'])
  })
})

describe('what an address book has besides people', () => {
  it('is named as no guest if it is a group of contacts', () => {
    const file = rows(
      'BEGIN:VCARD',
      'VERSION:4.0',
      'KIND:group',
      'FN:Book club',
      'END:VCARD',
      'BEGIN:VCARD',
      'FN:Bo',
      'EMAIL:bo@x.example',
      'END:VCARD',
    )
    expect(listIn(file)).toEqual(['Bo <bo@x.example>'])
    expect(notGuestsIn(file)).toEqual(['Row 1: Book club Not a guest.'])
  })

  it.each([
    ['Name,Email,Kids,+1?,Table,Notes', 'Ann,ann@x.example,2,Yes,7,', ['Kids', '+1?', 'Table']],
    ['Name,Email,RSVP,Phone', 'Ann,ann@x.example,Yes,+44 20 7946 0018', []],
    ['Child,Mother,Email,Class', 'Mia,Ruth Novak,ruth@x.example,2b', ['Child', 'Class']],
  ])('is named by its columns, unless they are empty or say who is invited: %s', (headings, row, columns) => {
    expect(otherColumnsOf(rows(headings, row))).toEqual(columns)
  })
})
