import { expect, test } from 'vitest'
import { isEmail } from '../../../contract/rules/email.ts'
import { typedEmail } from '../../../contract/rules/emailShape.ts'

test.each([
  ['zw@example.com\u200B', 'zw@example.com'],
  ['\u200Bzw@example.com', 'zw@example.com'],
  ['\u00A0nbsp@example.com\u00A0', 'nbsp@example.com'],
  ['\u202Altr@example.com\u202C', 'ltr@example.com'],
  ['soft\u00ADhyphen@example.com', 'softhyphen@example.com'],
  ['\uFEFFbom@example.com', 'bom@example.com'],
  ['mailto:link@example.com', 'link@example.com'],
  ['<mailto:link@example.com?subject=Hi>', 'link@example.com'],
  ['Jane Doe <angle@example.com>', 'angle@example.com'],
  ['semi@example.com;', 'semi@example.com'],
  ['dot@example.com.', 'dot@example.com'],
  ['(paren@example.com)', 'paren@example.com'],
  ['"quote@example.com"', 'quote@example.com'],
  [' c+party@example.com\r\n', 'c+party@example.com'],
  ['josé@例え.jp\u200E', 'josé@例え.jp'],
  ["o'neil@example.com", "o'neil@example.com"],
  ["'quoted@example.com'", 'quoted@example.com'],
  ["<'quoted@example.com'>", 'quoted@example.com'],
  ['“curly@example.com”', 'curly@example.com'],
  ['«guillemets@example.com»', 'guillemets@example.com'],
  ["'t.hart@example.nl", "'t.hart@example.nl"],
  ["''t.hart@example.nl'", "'t.hart@example.nl"],
  ["'+plus@example.com", '+plus@example.com'],
  ["'=equals@example.com", '=equals@example.com'],
  ["last@example.com'", 'last@example.com'],
  ['wide＠example.com', 'wide@example.com'],
  ['mailto://link@example.com', 'link@example.com'],
  ['E-mail: label@example.com', 'label@example.com'],
  ['remark@example.com (work)', 'remark@example.com'],
  ['slash@example.com/', 'slash@example.com'],
  ['ｗｉｄｅ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'wide@example.com'],
])('the address in %j is %s [VAL-05]', (text, email) => {
  expect(typedEmail(text)).toBe(email)
  expect(isEmail(typedEmail(text))).toBe(true)
})

test.each([
  "'",
  "''''",
  "'@",
  'a1@example.com, a2@example.com',
  'b1@example.com ::: b2@example.com',
  '<x@y.example> <z@y.example>',
  'x@y.example\nz',
  'x@y.example\r\nBcc: z@y.example',
  'm\u0430ria@example.com',
  `${' '.repeat(2_000)}x@y.example`,
])('%j has no single address [VAL-05]', (text) => {
  expect(isEmail(typedEmail(text))).toBe(false)
})
