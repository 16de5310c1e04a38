// Problems in an imported guest list (VAL-35, VAL-36, VAL-53)

export const nameRequired = 'Please enter a name.'
export const emailInvalid = 'Please enter a valid email.'
export const emailMissing = 'No email address.'
export const contactMissing = 'No email address or phone number.'
export const phoneInvalid = 'Please enter a valid phone number. Outside the US, include the country code.'
export const countryCodeMissing = 'This number needs its country code, such as +44. The guest is added without it.'
export const countryCodeRequired = 'Add the country code, such as +44.'
export const pairUnclear = "We can't tell whose email is whose. Give each guest their own row."
export const severalEmails = 'More than one email address. Give each guest their own row.'

// Rows that are no new guests

export const isDeclined = 'Declined.'
export const isNoGuest = 'Not a guest.'

// Files that can't be imported

export const isEmpty = 'This file is empty. Choose another one.'
export const isHeadingsOnly = 'This file has headings but no guests.'
export const isOnlyGroups =
  'This address book has groups but no contacts. Export the contacts, then choose the file again.'
export const isWithoutEmails =
  'We found no email addresses in this workbook. Add a column named Email, then choose the file again.'
export const isWithoutContacts =
  'We found no emails or phone numbers in this file. Some apps leave them out of their exports. Add a column named Email, then choose the file again.'
export const isBrokenWorkbook = "We can't read this Excel workbook. Save it as CSV, then choose that file."
export const isOldWorkbook = 'This is an old or protected Excel workbook. Save it as CSV, then choose that file.'
export const isOpenSheet = 'This is an OpenDocument spreadsheet. Save it as CSV, then choose that file.'
export const isNumbersSheet = 'This is a Numbers spreadsheet. Export it as CSV, then choose that file.'
export const isPdf = 'This is a PDF. Choose the spreadsheet it was made from, or paste the emails instead.'
export const isPicture = 'This is a picture. Choose a spreadsheet, or paste the emails instead.'
export const isDocument = 'This is a text document. Choose a spreadsheet, or paste the emails instead.'
export const isWebPage = 'This is a web page. Open it in a spreadsheet app, save it as CSV, then choose that file.'
export const isCalendar = 'This is a calendar. Choose a spreadsheet, or paste the emails instead.'
export const isArchive =
  "This is an Excel workbook or a ZIP archive that we can't read. Save the guest list as CSV, then choose that file."
