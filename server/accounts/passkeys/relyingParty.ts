import type { Config } from '../../config/config.ts'

/** Returns the WebAuthn relying party: the origin, and its hostname as the id. */
export const relyingParty = ({ origin }: Config): { rpId: string; origin: string } => ({
  rpId: new URL(origin).hostname,
  origin,
})
