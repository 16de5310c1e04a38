import { globalStyle } from '@vanilla-extract/css'
import { letterings } from '@festoon/contract/rules/events/letterings'
import { letteringClass, letteringVars } from '@festoon/tokens/letterings'

// The rules of all letterings, for pages on which the event can change. The guest page contains only its event's rule.
for (const name of letterings) globalStyle(`.${letteringClass(name)}`, { vars: letteringVars(name) })
