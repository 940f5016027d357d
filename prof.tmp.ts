import { createWorld } from '/work/wt-sim/fixtures/simulation/world.ts';
import { startOfOsloDay } from '/work/wt-sim/core/time/oslo.ts';
for (const sport of ['icehockey','basketball','volleyball','soccer'] as const){
const w=createWorld(sport,1);
for (const d of ['2026-11-21','2026-11-22','2026-11-24']){
const now=startOfOsloDay(d as any);
console.log(sport,d);
for(const f of [...w.fixturesOn(d as any,now)].sort((a,b)=>(a.kickoff!.at-b.kickoff!.at))) if (!f.facts.name.startsWith('Demo')||f.kickoff!.start>960&&f.kickoff!.start<1200) console.log('  ',String(Math.floor(f.kickoff!.start/60)).padStart(2,'0')+':'+String(f.kickoff!.start%60).padStart(2,'0'),f.facts.name.slice(0,30),'|',f.home.name,'-',f.away.name,f.nonPlayReason??'',f.key.index);
}}
