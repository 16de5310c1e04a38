import { whoBringsWhat } from '@festoon/contract/messages/eventPage'
import { avatarColors, avatarInk } from '@festoon/tokens/avatarColors'
import { eventTheme } from '@festoon/tokens/eventTheme'
import type { EventRow } from '../../database/schema.ts'
import { partyPageStyle } from '../../events/pages/partyPageStyle.ts'

/** Builds the CSS of the page of a sign-up list, in the event's colors and with the typeface of its invitation. */
export function bringStyle(event: Pick<EventRow, 'colors' | 'lettering'>): string {
  const { color, shadow } = eventTheme(event.colors)
  return `${partyPageStyle(event, whoBringsWhat)}
@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}html{scroll-behavior:smooth}}
h2{margin:0}
h3{font-size:19px;line-height:1.3;margin:0}
.lead{font-size:20px;max-width:34em}
.said.wrong button.small{margin:12px 0 0}
.tally{display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px;margin:0 0 28px}
.tally progress{flex:1 1 160px}
progress{appearance:none;border:0;block-size:10px;inline-size:100%;border-radius:99px;overflow:hidden;background:${color.tint};color:${color.button};border:1px solid ${color['line-strong']};box-sizing:border-box}
progress::-webkit-progress-bar{background:transparent}
progress::-webkit-progress-value{background:${color.button};border-radius:99px}
progress::-moz-progress-bar{background:${color.button};border-radius:99px}
.note{margin:0 0 24px;padding:16px 20px;border-radius:16px;background:${color.info};color:${color['info-ink']}}
.note a{font-weight:700}
ul{margin:0;gap:14px}
ul.items>li{padding:18px 20px 20px;box-shadow:${shadow.raised};scroll-margin-top:16px;border-radius:22px}
ul.items>li.yours{border:2px solid ${color.button}}
.head{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:4px 14px}
.state{font-size:15px;white-space:nowrap}
.state.full{background:transparent;padding-inline:0;color:${color.success}}
.state.some{background:transparent;padding-inline:0;font-weight:400;color:${color['ink-muted']}}
ul.who{margin:14px 0 0;gap:10px}
ul.who li{padding:0;border:0;background:none;display:flex;gap:12px;align-items:center;line-height:1.35;overflow-wrap:anywhere}
ul.who li>span:last-child{min-inline-size:0}
.face{flex:none;inline-size:34px;block-size:34px;border-radius:50%;display:grid;place-items:center;background:${color.tint};font-size:15px;font-weight:700}
${avatarColors.map((ground, at) => `.c${at}{background:${ground};color:${avatarInk}}`).join('')}
.yours .face.me{background:${color.button};color:${color['button-ink']}}
.who small{display:block;font-size:16px;color:${color['ink-muted']}}
.act{display:flex;flex-wrap:wrap;align-items:end;gap:10px 12px;margin:16px 0 0}
form.act label{inline-size:auto;font-size:15px;gap:4px}
form.act label.much{inline-size:88px}
form.act label.words{flex:1 1 180px}
main a.button{display:inline-flex;align-items:center;min-height:44px;box-sizing:border-box;padding:8px 20px;border-radius:999px;border:1px solid ${color['line-strong']};font-size:16px;font-weight:700;text-decoration:none}
main a.button:hover{background:${color['tint-hover']}}
.act details{margin:0}
.act details[open]{flex-basis:100%}
.act details label{margin:10px 0 0;inline-size:100%}
.wide{flex-basis:100%}
.open{margin:0 0 20px}
.count{font-weight:400}
.count>span{display:none}
.said .hint{color:inherit}
button.small,summary{font-size:16px;min-height:44px;padding:8px 18px}
details{margin:14px 0 0}
details>form.act{margin-top:12px}
summary{display:inline-flex;align-items:center;box-sizing:border-box;list-style:none;border:1px solid ${color['line-strong']};border-radius:999px;font-weight:700;cursor:pointer}
summary:hover{background:${color['tint-hover']}}
summary::-webkit-details-marker{display:none}
summary:focus-visible{outline:3px solid ${color.focus};outline-offset:3px}
details[open]>summary{background:${color.tint}}
.hint{font-weight:400;font-size:15px;color:${color['ink-muted']}}
.pair{display:flex;flex-wrap:wrap;gap:10px;align-items:center;margin:14px 0 0}
.pair form,.pair details{margin:0}
.pair details[open]{flex-basis:100%}
.said{margin:14px 0 0;padding:12px 16px;border-radius:14px;font-weight:700;background:${color.tint}}
.said .small.back,.said .small.back:hover{color:inherit}
.said.wrong{background:${color.danger};color:${color['danger-ink']}}
.empty{padding:36px 24px;border-radius:22px;background:${color.surface};border:1px dashed ${color['line-strong']};text-align:center}
.empty p{margin:8px auto 0;max-width:32em}
section.hosts{margin:0 0 32px;padding:22px 20px 24px;border-radius:22px;background:${color.surface};border:1px solid ${color.line};box-shadow:${shadow.raised};scroll-margin-top:16px}
section.hosts form{display:grid;align-items:stretch;gap:0;margin:16px 0 0}
fieldset{gap:0}
legend{font-size:19px;margin:0 0 4px}
.row{display:grid;grid-template-columns:minmax(0,1fr) 84px auto;gap:8px;align-items:center;padding:8px 0}
.row .moves{display:flex;gap:2px}
.row input{min-inline-size:0}
section.hosts .said{margin:0 0 8px}
button.icon,button.icon:hover{min-height:44px;inline-size:44px;padding:0;border-color:transparent;background:transparent;color:inherit;font-size:20px;line-height:1}
button.icon:hover{background:${color['tint-hover']}}
button.icon:disabled{opacity:.3;cursor:default;background:transparent}
.columns{display:grid;grid-template-columns:minmax(0,1fr) 84px 136px;gap:8px;font-size:15px;color:${color['ink-muted']}}
.chips{display:flex;flex-wrap:wrap;gap:8px;margin:10px 0 0}
button.chip,button.chip:hover{min-height:44px;padding:6px 16px;font-size:16px;font-weight:400;background:${color.tint};border:1px solid ${color['line-strong']};color:${color.ink}}
button.chip:hover{background:${color['tint-hover']}}
.starts{display:grid;grid-template-columns:repeat(auto-fit,minmax(180px,1fr));gap:12px;margin:10px 0 4px}
button.start,button.start:hover{display:grid;align-content:start;gap:4px;text-align:start;padding:16px 18px;border-radius:18px;border:1px solid ${color['line-strong']};background:${color.tint};color:${color.ink};font-weight:700}
button.start:hover{background:${color['tint-hover']}}
button.start small{font-weight:400;font-size:15px;line-height:1.4;color:inherit}
.save{display:flex;flex-wrap:wrap;gap:10px;align-items:center;margin:20px 0 0}
.group{margin:22px 0 0}
.sr{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
form .first{position:absolute;inline-size:1px;block-size:1px;min-height:0;padding:0;border:0;overflow:hidden;clip-path:inset(50%)}
@media(max-width:520px){
.row{grid-template-columns:minmax(0,1fr) auto;padding:12px 0;border-block-end:1px solid ${color.line}}
.row>input{grid-column:1/-1}
.row .count{display:flex;align-items:center;gap:8px;font-size:15px}
button.icon,button.icon:hover{inline-size:40px}
.row .count>span{display:inline}
.row .count input{inline-size:68px;padding-inline:12px}
.columns{display:none}
}
`
}
