/** The forms of the operators' page. */
export const operatorForms: readonly Record<string, string>[] = [
  ...['suspendEvent', 'suspendAccount', 'restoreEvent', 'restoreAccount'].map((action) => ({
    do: action,
    subject: '00000000-0000-4000-8000-000000000000',
    reason: 'None',
  })),
  { do: 'prove', code: '000000' },
  { do: 'code' },
]
