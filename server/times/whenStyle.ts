import { eventTheme } from '@festoon/tokens/eventTheme'
import type { EventRow } from '../database/schema.ts'
import { partyPageStyle } from '../events/pages/partyPageStyle.ts'

/** Builds the CSS of the page where guests answer when they can, in the event's colors and with `heading` in its typeface. */
export function whenStyle(event: Pick<EventRow, 'colors' | 'lettering'>, heading: string): string {
  const { color } = eventTheme(event.colors)
  return `${partyPageStyle(event, heading)}
form.fields>*{inline-size:100%}
form.ask{display:grid;gap:8px;justify-items:start}
form.ask p{text-wrap:pretty}
form.fields>button{inline-size:auto}
form.fields>.first{position:absolute;inline-size:1px;block-size:1px;min-height:0;padding:0;border:0;overflow:hidden;clip-path:inset(50%)}
h2{margin:44px 0 8px}
.lead{margin:0 0 20px;font-size:20px}
.lead+.quiet{margin:0 0 12px}
form button[value=propose]{margin:12px 0 20px}
.times{margin:24px 0}
.times>li{padding:16px 20px}
.times fieldset{min-width:0}
.times legend,.times h3{font-size:20px;font-weight:700;line-height:1.3;margin:0;padding:0}
.times .hour{display:block;font-size:18px;font-weight:400}
.times>li:has(.badge){border:2px solid ${color.button}}
.badge{display:inline-block;margin:0 0 4px;padding:2px 12px;border-radius:999px;background:${color.button};color:${color['button-ink']};font-size:15px;font-weight:700}
.options{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.4fr) minmax(0,1fr);gap:8px;margin:12px 0 0}
.options label{position:relative;display:grid;place-items:center;text-align:center;min-height:52px;box-sizing:border-box;padding:6px 4px;border-radius:14px;border:1px solid ${color['line-strong']};line-height:1.2;cursor:pointer;font-size:17px;text-wrap:balance}
.options input{position:absolute;inset:0;opacity:0;inline-size:100%;block-size:100%;margin:0;min-height:0;cursor:pointer}
.options label:has(:checked){background:${color.button};border-color:${color.button};color:${color['button-ink']}}
.options label:has(:checked) span::before{content:"✓ "}
.options label:has(:focus-visible),.day:has(:focus-visible){outline:3px solid ${color.focus};outline-offset:3px}
.heat{display:block;inline-size:100%;block-size:10px;margin:4px 0;border-radius:999px;background:${color.tint};overflow:hidden}
.heat:dir(rtl){transform:scaleX(-1)}
.heat .yes{fill:${color.button}}
.heat .maybe{fill:${color.button};opacity:.45}
.numbers{margin:8px 0 0}
.numbers:empty{margin:0}
.quiet>a,.known>a{display:inline;padding:0}
.names{font-size:16px;margin:4px 0 0;overflow-wrap:anywhere}
.tools{flex-wrap:wrap;margin:12px 0 0}
.tools a,.button{display:inline-flex;align-items:center;min-height:44px;box-sizing:border-box;padding:8px 22px;border-radius:999px;font-weight:700;text-decoration:none;background:${color.button};color:${color['button-ink']}}
.tools .back{min-height:44px;padding:6px 20px}
.tools a.back{background:transparent;border:2px solid currentcolor;color:${color.ink}}
.save{position:sticky;bottom:0;inline-size:100%;padding:12px 0;background:${color.page}}
.save button{inline-size:100%}
.months{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,300px),1fr));gap:28px;inline-size:100%;margin:20px 0 12px}
.months table{border-collapse:collapse;inline-size:100%;table-layout:fixed}
.months caption{font-weight:700;text-align:start;padding:0 0 8px}
.months th{font-size:15px;font-weight:400;color:${color['ink-muted']}}
.months td{padding:2px;block-size:48px;box-sizing:border-box;text-align:center}
.day{position:relative;display:grid;place-items:center;min-height:44px;border-radius:12px;border:1px solid ${color.line};background:${color.surface};font-weight:400;cursor:pointer}
.day input{position:absolute;inset:0;opacity:0;inline-size:100%;block-size:100%;margin:0;min-height:0;cursor:pointer}
.day:has(:checked){background:${color.button};border-color:${color.button};color:${color['button-ink']};font-weight:700}
.day.marked{border:2px solid ${color.button}}
.gone{color:${color['ink-muted']}}
.clocks{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:16px 12px;inline-size:100%;align-items:end;margin:20px 0}
@media (max-width:379px){.clocks{grid-template-columns:minmax(0,1fr)}}
.clocks>.wrong{grid-column:1/-1}
@media (scripting:none){.scripted{display:none}}
html:has(.save){scroll-padding-block-end:96px}
.known{margin:0 0 24px}
[aria-invalid=true]{scroll-margin-block:120px}
[aria-invalid=true],.day:has([aria-invalid=true]){border-color:${color.error}}
.table{overflow-x:auto;border-radius:20px;border:1px solid ${color.line};background:${color.surface};margin:12px 0 32px}
.table table{border-collapse:separate;border-spacing:0;inline-size:100%}
.table th,.table td{padding:10px 14px;text-align:start;white-space:nowrap;border-block-end:1px solid ${color.line};font-size:16px}
.table tr:last-child>*{border-block-end:0}
.table:focus-visible{outline:3px solid ${color.focus};outline-offset:3px}
.table th>span{display:block}
.table th:first-child{position:sticky;inset-inline-start:0;background:${color.surface};max-inline-size:9em;overflow:hidden;text-overflow:ellipsis}
.table .yes{background:${color.tint};font-weight:700}
select{font:inherit;box-sizing:border-box;inline-size:100%;min-height:48px;padding:8px 12px;border-radius:12px;border:1px solid ${color['line-strong']};background:${color.surface};color:${color.ink}}
select:focus-visible,summary:focus-visible{outline:3px solid ${color.focus};outline-offset:3px}
summary{cursor:pointer;min-height:44px;display:flex;align-items:center;text-decoration:underline}
`
}
