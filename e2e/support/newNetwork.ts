const byte = (): number => 1 + Math.floor(Math.random() * 250)

/** A network address of its own, as a proxy before the server would name it. */
export const newNetwork = (): string => `100.${64 + (byte() % 64)}.${byte()}.${byte()}`
