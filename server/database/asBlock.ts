/**
 * Wraps the statements of a file in one block, which both databases run as a single statement. Function bodies inside
 * it are quoted with $$.
 */
export const asBlock = (statements: string): string => `do language plpgsql $block$ begin\n${statements}\nend $block$`
