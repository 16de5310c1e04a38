// Problems in an imported guest list (VAL-35, VAL-36, VAL-53)

export const nameRequired = 'Please enter a name.'
export const emailInvalid = 'Please enter a valid email.'
