import { eventTheme } from '@festoon/tokens/eventTheme'
import type { EventColors } from '@festoon/tokens/palette'
import { houseType, textFamily } from './houseType.ts'

/** Builds the CSS of a self-contained, script-free page in an event's colors. */
export function partyStyle(colors: EventColors): string {
  const { scheme, color } = eventTheme(colors)
  return `
${houseType}
:root{color-scheme:${scheme}}
body{margin:0;background:${color.page};color:${color.ink};font:18px/1.5 ${textFamily};overflow-wrap:break-word}
main{box-sizing:border-box;max-width:680px;margin:0 auto;padding:40px 20px 64px}
h1{font-size:clamp(34px,8vw,56px);line-height:1.05;letter-spacing:-.02em;margin:0 0 16px;text-wrap:balance}
h2{font-size:22px;line-height:1.25;margin:0 0 4px;overflow-wrap:anywhere}
p{margin:0}
ul{list-style:none;margin:32px 0;padding:0;display:grid;gap:16px}
li{padding:20px 24px;border-radius:20px;background:${color.surface};border:1px solid ${color.line}}
form{display:flex;align-items:center;gap:12px;margin:16px 0 0}
button{font:inherit;font-weight:700;min-height:48px;padding:10px 24px;border-radius:999px;border:2px solid ${color.button};background:${color.button};color:${color['button-ink']};cursor:pointer}
button:hover{background:${color['button-hover']}}
button.back,button.back:hover{background:transparent;border-color:currentcolor;color:${color.ink}}
button:focus-visible,a:focus-visible{outline:3px solid ${color.focus};outline-offset:3px}
a{color:inherit;display:inline-block;padding:10px 0;overflow-wrap:anywhere}
dl{margin:0;display:grid;gap:12px}
dt{color:${color['ink-muted']};font-size:16px}
dd{margin:0;overflow-wrap:anywhere;white-space:pre-line}
form.fields{display:grid;align-items:stretch;justify-items:start}
label{display:grid;gap:6px;inline-size:100%;font-weight:700}
input{font:inherit;font-weight:400;box-sizing:border-box;inline-size:100%;min-height:48px;padding:8px 16px;border-radius:12px;border:1px solid ${color['line-strong']};background:${color.surface};color:${color.ink}}
fieldset{border:0;margin:0;padding:0;display:grid;gap:4px}
legend{font-size:22px;font-weight:700;line-height:1.25;margin:0 0 8px;padding:0}
textarea{font:inherit;font-weight:400;box-sizing:border-box;inline-size:100%;padding:10px 16px;border-radius:12px;border:1px solid ${color['line-strong']};background:${color.surface};color:${color.ink}}
label.choice{display:flex;align-items:center;gap:12px;min-height:44px;font-weight:400}
label.choice input{inline-size:22px;block-size:22px;min-height:0;flex:none;margin:0;accent-color:${color.button}}
textarea:focus-visible,input:focus-visible{outline:3px solid ${color.focus};outline-offset:3px}
.wrong{color:${color.error};font-weight:700}
.state{font-weight:700;padding:4px 14px;border-radius:999px;background:${color.tint}}
p:has(.state){margin:16px 0 4px}
.whole{white-space:nowrap}
.quiet{color:${color['ink-muted']}}
.report{margin:0 0 40px;padding:20px 24px;border-radius:20px;background:${color.info};color:${color['info-ink']};font-weight:700}
.report button.back,.report button.back:hover{color:inherit}
`
}
