import { addDelete, tellDeletesApart } from './deletes.ts';
import { addEvent, judgeAll } from './dossier.ts';
import { byChannel, type LogMemory } from './logMemory.ts';
import { type MatchData, mergeMatchData, noMatchData } from './matchData.ts';
import type { LiveMessage, MatchDataMessage } from './message.ts';
import { insert, placeOf } from './sortedList.ts';

const mergeAll = (memory: LogMemory): MatchData => {
  const clear = memory.clearings.at(-1);
  return memory.matchData.reduce(
    (data, message) =>
      clear === undefined || message.serial >= clear ? mergeMatchData(data, message.data) : data,
    noMatchData,
  );
};

const addMatchData = (memory: LogMemory, message: MatchDataMessage): void => {
  memory.counts.matchData += 1;
  insert(memory.matchData, message, byChannel);
  if (message.clearHistory) {
    tellDeletesApart(memory, message.serial);
    judgeAll(memory);
  }
  memory.data =
    memory.matchData.at(-1) === message && !message.clearHistory
      ? mergeMatchData(memory.data, message.data)
      : mergeAll(memory);
};

/** Puts a message that is not the newest in its place; whether it was delivered before. */
const isRedelivery = (memory: LogMemory, message: LiveMessage): boolean => {
  const { messages } = memory;
  const place = placeOf(messages, message, byChannel);
  const before = messages[place - 1];
  if (before !== undefined && byChannel(before, message) === 0) return true;
  if (memory.arrivals === messages) memory.arrivals = messages.slice();
  messages.splice(place, 0, message);
  memory.arrivals.push(message);
  memory.isInOrder = false;
  memory.past = [];
  return false;
};

/** Takes one delivered message in, whatever it is. */
export const take = (memory: LogMemory, message: LiveMessage): void => {
  const { messages, arrivals, counts } = memory;
  memory.deliveries += 1;
  const last = messages[messages.length - 1];
  if (last === undefined || last.serial < message.serial) {
    if (last !== undefined && last.timestamp > message.timestamp) memory.isInOrder = false;
    messages.push(message);
    if (arrivals !== messages) arrivals.push(message);
  } else if (isRedelivery(memory, message)) return;
  counts.messages += 1;
  const isNewest = messages[messages.length - 1] === message;
  switch (message.type) {
    case 'event':
      addEvent(memory, message, isNewest);
      break;
    case 'delete':
      addDelete(memory, message, isNewest);
      break;
    case 'matchData':
      addMatchData(memory, message);
      break;
    case 'foreign':
      counts.foreign += 1;
      break;
    case 'unreadable':
      counts.unreadable += 1;
      break;
  }
};
