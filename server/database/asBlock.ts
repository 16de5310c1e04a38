/**
 * Wraps the statements of a file in one block, so that both databases run them as a single statement. Function bodies inside
 * the file are quoted with $$.
 */
export const asBlock = (statements: string): string => `do language plpgsql $block$ begin\n${statements}\nend $block$`
