/** The characters of the token in a reply address: 32 bytes in base 36, because some mail servers change the case of addresses. */
export const replyTokenLength = 50

/** The longest local part of a mailbox that a plus and a token can be added to. */
export const maxReplyLocalPart = 64 - 1 - replyTokenLength
