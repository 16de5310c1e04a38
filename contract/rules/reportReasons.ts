/** The reasons for which a guest can report an invitation. */
export const reportReasons = ['unknownSender', 'spam', 'fraud', 'offensive', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** The maximum length of the note in a report. */
export const maxReportNote = 1_000
