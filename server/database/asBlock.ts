/**
 * Wraps a file's SQL statements in one block, so that PostgreSQL and the embedded database each run them as a single
 * statement. Function bodies in the file must be quoted with `$$`, because the block itself is quoted with `$block$`.
 */
export const asBlock = (statements: string): string => `do language plpgsql $block$ begin\n${statements}\nend $block$`
