/** The coarse place of a device: a country's name if it is known, otherwise a shortened network address. */
export const placeName = (country: string | undefined, network: string) => country ?? `network ${network}`
