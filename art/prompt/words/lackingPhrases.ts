/** English phrases for what the library lacks, without a thing that is similar. Others are marked in the tables of names. */
export const lackingPhrases: readonly string[] = ['fig', 'pomegranate']
