import { HeadFields, type HeadFieldsProps } from './HeadFields.tsx'
import { PerHeadFields, type PerHeadFieldsProps } from './PerHeadFields.tsx'

export type PartyFieldsProps = HeadFieldsProps | PerHeadFieldsProps

/** The fields of the RSVP form that depend on the number of people: the details for the caterer, or a question asked per person. */
export const PartyFields = (props: PartyFieldsProps) =>
  'question' in props ? <PerHeadFields {...props} /> : <HeadFields {...props} />
