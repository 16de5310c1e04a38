const byte = (): number => 1 + Math.floor(Math.random() * 250)

/** Returns a random address of this machine, as a proxy would report it. Others may not open development pages. */
export const newNetwork = (): string => `127.${byte()}.${byte()}.${byte()}`
