import { createHash } from 'node:crypto'
import { themeDefaults } from '@festoon/tokens/defaults'

const { primary, secondary, text } = themeDefaults

/** The CSS of the development pages that stand in for external services. */
export const developerStyle = `
body{margin:0;min-height:100vh;display:grid;place-items:center;background:${secondary};color:${primary};font:18px/1.5 system-ui,sans-serif}
main{box-sizing:border-box;width:100%;max-width:480px;padding:24px}
h1{font-size:40px;line-height:1.05;margin:0 0 12px}
p{margin:0 0 24px}
label{display:block;font-weight:700;margin:0 0 6px}
input{box-sizing:border-box;width:100%;font:inherit;padding:12px 16px;border:2px solid ${primary};border-radius:12px;background:${text};color:${primary};margin:0 0 16px}
button{font:inherit;font-weight:700;border:0;border-radius:999px;padding:14px 28px;background:${primary};color:${text};cursor:pointer}
a{color:inherit;display:inline-block;padding:14px 12px}
`

/** The base64-encoded SHA-256 hash of `developerStyle`, for a Content-Security-Policy. */
export const developerStyleHash = createHash('sha256').update(developerStyle).digest('base64')
