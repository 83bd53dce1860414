/** Look of the page of a patient, for a telephone held in one hand: 44 px for what is pressed, 16 px for what is read. */
export const CUSTOMER_STYLE = `
:root { color-scheme: light dark; --ink: #12161c; --muted: #485462; --line: #d5dae0; --edge: #6b7785; --paper: #fff; --bench: #f5f6f8; --sunk: #eceff2; --link: #0b57b0; --select: #e6effa; --ok: #14653b; --ok-soft: #edfbf2; --info-soft: #ebf3fd; --warn: #9a3412; --warn-soft: #fff4e5; --on: #fff }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9ed; --muted: #a8b3bf; --line: #38424e; --edge: #7d8996; --paper: #171c23; --bench: #0e1217; --sunk: #232a33; --link: #7db4f5; --select: #1c2f47; --ok: #7ddba6; --ok-soft: #16301f; --info-soft: #16273c; --warn: #fdba74; --warn-soft: #3a2410; --on: #0e1217 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--bench); color: var(--ink); font: 16px/24px Calibri, Carlito, "Noto Sans Devanagari", Helvetica, sans-serif }
main { max-width: 480px; min-height: 100vh; margin: 0 auto; display: flex; flex-direction: column }
header, section, nav, footer { background: var(--paper); border-bottom: 1px solid var(--line) }
header { display: flex; gap: 12px; align-items: center; min-height: 60px; padding: 8px 16px }
header div { flex: 1; min-width: 0 } h1 { font-size: 16px; line-height: 22px; margin: 0 }
h2 { font-size: 16px; line-height: 24px; margin: 0 } p { margin: 0 }
.small { color: var(--muted); font-size: 14px; line-height: 20px; overflow-wrap: anywhere }
nav { display: grid; grid-template-columns: repeat(3, 1fr) }
nav a { display: grid; place-items: center; min-height: 44px; color: var(--muted); text-decoration: none }
nav a[aria-current] { font-weight: 600; color: var(--ink); background: var(--select); box-shadow: inset 0 -3px 0 var(--link) }
section { padding: 12px 16px }
.name { font-weight: 600; font-size: 20px; line-height: 26px; overflow-wrap: anywhere }
.row { display: flex; justify-content: space-between; align-items: center; gap: 8px; flex-wrap: wrap }
.steps { list-style: none; margin: 12px 0 0; padding: 0; display: grid; grid-template-columns: repeat(5, 1fr) }
.steps li { display: grid; justify-items: center; text-align: center; position: relative; font-size: 14px; line-height: 18px; color: var(--muted) }
.steps li + li::before { content: ""; position: absolute; top: 11px; right: calc(50% + 12px); width: calc(100% - 24px); height: 2px; background: var(--line) }
.steps i { width: 24px; height: 24px; border-radius: 50%; border: 2px solid var(--edge); background: var(--paper); margin-bottom: 4px; display: grid; place-items: center }
.steps .done i { background: var(--ok-soft); border-color: var(--ok); color: var(--ok) } .steps .done::before, .steps .now::before { background: var(--ok) !important }
.steps .now i { border: 7px solid var(--link) } .steps .done, .steps .now { color: var(--ink) } .steps .now { font-weight: 600 }
.steps time { font-size: 12px }
ul.tests { list-style: none; margin: 0; padding: 0 } ul.tests li { padding: 8px 0; min-height: 60px; display: grid; align-content: center } ul.tests li + li { border-top: 1px solid var(--line) }
ul.tests b { line-height: 22px; overflow-wrap: anywhere }
form { margin: 0 } .ask { display: flex; gap: 8px; align-items: end; margin-top: 8px; flex-wrap: wrap } label { flex: 1; min-width: 10rem; font-size: 14px; color: var(--muted) }
input { display: block; width: 100%; min-height: 44px; padding: 0 12px; font: inherit; color: var(--ink); background: var(--paper); border: 1px solid var(--edge); border-radius: 8px }
.button { display: inline-flex; align-items: center; justify-content: center; min-width: 44px; min-height: 44px; padding: 0 12px; border: 1px solid var(--edge); border-radius: 8px; background: var(--paper); color: var(--ink); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer }
.pay { width: 100%; min-height: 56px; border: 0; background: var(--link); color: var(--on); font-size: 20px }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
.note { padding: 8px 12px; border-radius: 8px; margin-top: 8px; background: var(--info-soft) } .note.bad { background: var(--warn-soft); color: var(--warn) } .ok { color: var(--ok); display: flex; gap: 4px; align-items: center } .due { font-weight: 600; font-size: 20px }
footer { margin-top: auto; padding: 12px 16px; border-bottom: 0; border-top: 1px solid var(--line); display: grid; gap: 8px; text-align: center }`;
