import fc from 'fast-check'
import { propertySeed } from './propertySeed.ts'

if (propertySeed !== undefined) fc.configureGlobal({ seed: propertySeed })
