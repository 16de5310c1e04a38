/** The reasons for which a guest can report an invitation. */
export const reportReasons = ['unknownSender', 'spam', 'fraud', 'offensive', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]
