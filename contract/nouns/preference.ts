import { z } from 'zod'
import { preference } from '../rules/guests/preferences.ts'

/** Email 1, SMS 2, both 3 (ENT-24, ENT-37, ENT-38). */
export const preferenceSchema = z.union([
  z.literal(preference.email),
  z.literal(preference.phone),
  z.literal(preference.both),
])
