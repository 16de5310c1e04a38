/** Name of the event dispatched on the document when hydration has begun. */
const live = 'festoon:live'

/**
 * Inline script for server-rendered pages. Remembers the last button that was pressed before hydration, and presses it again
 * once hydration has begun. Dispatches a pointerdown event before the click, because menus open on pointerdown. Ignores links
 * and buttons in forms, which work without hydration.
 */
export const earlyPressScript = `(d=>{let b;const k=e=>{const t=e.target.closest('button');if(t&&!t.form)b=t};d.addEventListener('click',k,true);d.addEventListener('${live}',()=>{d.removeEventListener('click',k,true);if(b?.isConnected){b.focus();b.dispatchEvent(new PointerEvent('pointerdown',{bubbles:true,cancelable:true}));b.click()}},{once:true})})(document)`

/** Repeats the last button press made before hydration. If the button isn't hydrated yet, React hydrates it first. */
export const replayEarlyPress = (): boolean => document.dispatchEvent(new Event(live))
