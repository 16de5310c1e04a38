const byte = (): number => 1 + Math.floor(Math.random() * 250)

/** Returns a random IP address, as a proxy in front of the server would report it. */
export const newNetwork = (): string => `100.${64 + (byte() % 64)}.${byte()}.${byte()}`
