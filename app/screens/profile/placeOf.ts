import { placeName } from '@festoon/contract/messages/account/place'
import { countryName } from '@festoon/contract/rules/countryName'

/** Returns the coarse place of a device or an activity, such as "Germany" or "network 203.0.113.x". */
export const placeOf = ({ network, country }: { network: string; country?: string | undefined }): string =>
  placeName(country === undefined ? undefined : countryName(country), network)
