// The page that stands in for an identity provider in development

export const chooserTitle = (provider: string) => `${provider} sign-in (development)`
export const chooserHeading = (provider: string) => `Choose a ${provider} account`
export const chooserNote = (provider: string) =>
  `This development server isn't connected to ${provider}, so it accepts any address.`
export const emailAddress = 'Email address'
export const proceed = 'Continue'
export const cancel = 'Cancel'
