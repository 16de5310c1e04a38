import { z } from 'zod'
import { preference } from '../rules/guests/preferences.ts'

/** The channels for messages: 1 for email, 2 for SMS, and 3 for both (ENT-24, ENT-37, ENT-38). */
export const preferenceSchema = z.union([
  z.literal(preference.email),
  z.literal(preference.phone),
  z.literal(preference.both),
])
