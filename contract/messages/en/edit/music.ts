// Connect a music account (ERR-41)

export const connecting = (service: string) => `Connecting your ${service}...`
export const connected = 'Your Spotify account is connected.'
export const connectFailed = 'Sorry, something went wrong connecting with Spotify. Please try again.'
